export { type Campaign, campaignFrom, percentFunded, raisedOf } from './campaign.ts';
export {
  campaignListQuery,
  campaignOwnerQuery,
  campaignQuery,
  campaignsKey,
} from './crowdfunding-queries.ts';
export { type PanelReport, ReportPanel } from './details/panel-report-context.tsx';
export { FundingBar } from './funding-bar.tsx';
export { CampaignGrid } from './list/campaign-grid.tsx';
