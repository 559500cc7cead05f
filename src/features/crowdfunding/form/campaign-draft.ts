import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';
import { draftOfFields } from '#shared/form/fields.ts';
import { type CampaignFields, campaignFields, NO_CAMPAIGN } from './campaign-fields.ts';

export interface CampaignDraftPlace extends DraftPlace {
  /** The campaign that is edited, and what it holds; null for a new one. */
  readonly edited: { readonly id: string; readonly fields: CampaignFields } | null;
}

/** Saves an unsent campaign, new or edited (SAFE-04). */
export function campaignDraftStorage({ edited, ...place }: CampaignDraftPlace): DraftStorage<CampaignFields> {
  return createDraftStorage({
    ...place,
    ...draftOfFields(campaignFields, edited?.fields ?? NO_CAMPAIGN),
    name: 'campaign-draft',
    parts: edited ? [edited.id] : [],
  });
}
