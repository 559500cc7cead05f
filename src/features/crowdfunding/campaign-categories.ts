export const CAMPAIGN_CATEGORIES = ['scholarship', 'technology', 'supplies', 'program'] as const;
export type CampaignCategory = (typeof CAMPAIGN_CATEGORIES)[number];
