import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { ScholarshipCard } from '#features/scholarship/index.ts';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './scholarship-preview.module.css';

export interface ScholarshipPreviewProps {
  readonly scholarship: Scholarship;
  readonly hasExamples: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The very card that students will see in the list, and nothing on it can be pressed. */
export function ScholarshipPreview({ scholarship, hasExamples, now }: ScholarshipPreviewProps) {
  return (
    <aside className={classes.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">As students will see it</h2>
      <VisuallyHidden>
        A picture of the card in the list of scholarships, made of what you type.
      </VisuallyHidden>
      <div className={classes.card} inert>
        <ScholarshipCard scholarship={scholarship} now={now} />
      </div>
      {hasExamples && (
        <p className={classes.note}>What you have not filled in yet stands here as an example.</p>
      )}
    </aside>
  );
}
