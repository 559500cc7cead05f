import { ScholarshipCard } from '#features/scholarship/index.ts';
import { CardPreview } from '#shared/ui/card-preview.tsx';
import type { previewOf } from './previewed-scholarship.ts';

export interface ScholarshipPreviewProps extends Readonly<ReturnType<typeof previewOf>> {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A new scholarship's card, as it will appear in the list. */
export function ScholarshipPreview({ scholarship, hasExamples, now }: ScholarshipPreviewProps) {
  return (
    <CardPreview
      title="As students will see it"
      description="Live preview of your card in the list of scholarships."
      hasExamples={hasExamples}
    >
      <ScholarshipCard scholarship={scholarship} now={now} />
    </CardPreview>
  );
}
