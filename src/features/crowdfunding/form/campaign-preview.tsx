import { CardPreview } from '#shared/ui/card-preview.tsx';
import { CampaignCard } from '../campaign-card.tsx';
import type { CampaignPreview as Preview } from './previewed-campaign.ts';

export interface CampaignPreviewProps extends Preview {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A campaign's card, as it will appear in the list. */
export function CampaignPreview({ campaign, hasExamples, now }: CampaignPreviewProps) {
  return (
    <CardPreview
      title="As donors will see it"
      description="Live preview of your card in the list of campaigns."
      hasExamples={hasExamples}
    >
      <CampaignCard campaign={campaign} now={now} />
    </CardPreview>
  );
}
