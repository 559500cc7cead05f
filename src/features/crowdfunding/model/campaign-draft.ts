import * as v from 'valibot';
import { createDraftStorage, type DraftStorage } from '#shared/draft/draft-storage.ts';
import type { GetStorage } from '#shared/store/storage-area.ts';
import { CAMPAIGN_FIELDS, type CampaignFields, NO_CAMPAIGN } from './campaign-fields.ts';

const draftSchema = v.object({
  title: v.string(),
  description: v.string(),
  imageUrl: v.string(),
  about: v.string(),
  goalAmount: v.string(),
  deadline: v.string(),
});

export interface CampaignDraftOptions {
  readonly userId: string;
  /** The campaign that is edited, and what it holds; null for a new one. */
  readonly edited: { readonly id: string; readonly fields: CampaignFields } | null;
  readonly session: GetStorage;
  readonly local: GetStorage;
  readonly now?: () => number;
}

/** Keeps a campaign that was begun, or edited, and not sent (SAFE-04). */
export function campaignDraftStorage({
  edited,
  ...rest
}: CampaignDraftOptions): DraftStorage<CampaignFields> {
  const start = edited?.fields ?? NO_CAMPAIGN;
  return createDraftStorage({
    ...rest,
    name: 'campaign-draft',
    parts: edited ? [edited.id] : [],
    schema: draftSchema,
    isEmpty: (fields) => CAMPAIGN_FIELDS.every((name) => fields[name].trim() === start[name].trim()),
  });
}
