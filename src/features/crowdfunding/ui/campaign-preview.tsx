import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import type { CampaignPreview as Preview } from '../model/campaign-preview.ts';
import { CampaignCard } from './campaign-card.tsx';
import classes from './campaign-preview.module.css';

export interface CampaignPreviewProps extends Preview {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The very card that donors will see in the list, and nothing on it can be pressed. */
export function CampaignPreview({ campaign, hasExamples, now }: CampaignPreviewProps) {
  return (
    <aside className={classes.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">As donors will see it</h2>
      <VisuallyHidden>A picture of the card in the list of campaigns, made of what you type.</VisuallyHidden>
      <div className={classes.card} inert>
        <CampaignCard campaign={campaign} now={now} />
      </div>
      {hasExamples && (
        <p className={classes.note}>What you have not filled in yet stands here as an example.</p>
      )}
    </aside>
  );
}
