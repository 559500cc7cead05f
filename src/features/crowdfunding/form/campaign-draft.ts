import * as v from 'valibot';
import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';

/** What a person typed and has not sent: the fields that differ from the form as it opened. */
export type CampaignDraft = Readonly<Record<string, string>>;

export interface CampaignDraftPlace extends DraftPlace {
  /** The campaign that is edited; null for a new one. */
  readonly editedId: string | null;
}

/** Saves an unsent campaign, new or edited (SAFE-04). */
export function campaignDraftStorage({
  editedId,
  ...place
}: CampaignDraftPlace): DraftStorage<CampaignDraft> {
  return createDraftStorage({
    ...place,
    schema: v.record(v.string(), v.string()),
    isEmpty: (changes) => Object.keys(changes).length === 0,
    name: 'campaign-draft',
    parts: editedId === null ? [] : [editedId],
  });
}
