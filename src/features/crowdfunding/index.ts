export { campaignListQuery, campaignQuery, campaignsKey } from './api/campaign-queries.ts';
