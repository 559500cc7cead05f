export type { Campaign } from './campaign.ts';
export {
  campaignListQuery,
  campaignOwnerQuery,
  campaignQuery,
  campaignsKey,
  readCampaign,
} from './crowdfunding-queries.ts';
export { ReportUnsettledPayment } from './details/unsettled-payment-context.tsx';
export { CampaignGrid } from './list/campaign-grid.tsx';
