export type { Campaign } from './campaign.ts';
export { campaignListQuery, campaignQuery, campaignsKey, readCampaign } from './crowdfunding-queries.ts';
