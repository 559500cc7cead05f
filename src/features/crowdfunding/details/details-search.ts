import * as v from 'valibot';

/** The tabs of a campaign's page (CF-07). */
export const CAMPAIGN_TABS = ['about', 'updates'] as const;
export type CampaignTab = (typeof CAMPAIGN_TABS)[number];

/**
 * The search parameters of a campaign's page. Invalid values count as missing. Unknown parameters
 * are kept.
 */
export const campaignPageSearch = v.looseObject({
  /** Defaults to 'about'. */
  tab: v.fallback(v.optional(v.picklist(CAMPAIGN_TABS)), undefined),
  edit: v.fallback(v.optional(v.literal(true)), undefined),
});
