import * as v from 'valibot';

/** The parts of a campaign's page that are in its URL (CF-07). */
export const CAMPAIGN_TABS = ['about', 'updates'] as const;
export type CampaignTab = (typeof CAMPAIGN_TABS)[number];

/** What a URL asks of a campaign's page. An invalid value counts as missing; unknown parameters stay. */
export const campaignPageSearch = v.looseObject({
  /** 'about' where it is missing. */
  tab: v.fallback(v.optional(v.picklist(CAMPAIGN_TABS)), undefined),
  edit: v.fallback(v.optional(v.literal(true)), undefined),
});
