/** What a campaign is for, as its URL says it. */
export const CAMPAIGN_CATEGORIES = ['scholarship', 'technology', 'supplies', 'program'] as const;
export type CampaignCategory = (typeof CAMPAIGN_CATEGORIES)[number];
