import { createDraftStorage, type DraftStorage } from '#shared/draft/draft-storage.ts';
import { draftOfFields } from '#shared/form/fields.ts';
import type { GetStorage } from '#shared/store/storage-area.ts';
import { type CampaignFields, campaignFields, NO_CAMPAIGN } from './campaign-fields.ts';

export interface CampaignDraftOptions {
  readonly userId: string;
  /** The campaign that is edited, and what it holds; null for a new one. */
  readonly edited: { readonly id: string; readonly fields: CampaignFields } | null;
  readonly session: GetStorage;
  readonly local: GetStorage;
  readonly now?: () => number;
}

/** Saves an unsent campaign, new or edited (SAFE-04). */
export function campaignDraftStorage({
  edited,
  ...rest
}: CampaignDraftOptions): DraftStorage<CampaignFields> {
  return createDraftStorage({
    ...rest,
    ...draftOfFields(campaignFields, edited?.fields ?? NO_CAMPAIGN),
    name: 'campaign-draft',
    parts: edited ? [edited.id] : [],
  });
}
