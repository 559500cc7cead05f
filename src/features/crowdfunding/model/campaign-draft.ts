import * as v from 'valibot';
import { createDraftKeeper, type DraftKeeper } from '#shared/draft/draft-keeper.ts';
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
export function campaignDraftKeeper({ edited, ...rest }: CampaignDraftOptions): DraftKeeper<CampaignFields> {
  const start = edited?.fields ?? NO_CAMPAIGN;
  return createDraftKeeper({
    ...rest,
    name: 'campaign-draft',
    parts: edited ? [edited.id] : [],
    schema: draftSchema,
    isEmpty: (fields) => CAMPAIGN_FIELDS.every((name) => fields[name].trim() === start[name].trim()),
  });
}
