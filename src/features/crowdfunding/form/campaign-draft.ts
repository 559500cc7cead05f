import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';

export interface CampaignDraftPlace extends DraftPlace {
  /** The campaign that is edited; null for a new one. */
  readonly editedId: string | null;
}

/** Saves an unsent campaign, new or edited (SAFE-04). */
export function campaignDraftStorage({ editedId, ...place }: CampaignDraftPlace): DraftStorage {
  return createDraftStorage({
    ...place,
    name: 'campaign-draft',
    parts: editedId === null ? [] : [editedId],
  });
}
