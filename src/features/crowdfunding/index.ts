export { campaignListQuery, campaignQuery, campaignsKey } from './crowdfunding-queries.ts';
