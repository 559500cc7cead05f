export { type Campaign, campaignFrom } from './campaign.ts';
export {
  campaignListQuery,
  campaignOwnerQuery,
  campaignQuery,
  campaignsKey,
} from './crowdfunding-queries.ts';
export { ReportUnsettledPayment } from './details/unsettled-payment-context.tsx';
export { CampaignGrid } from './list/campaign-grid.tsx';
