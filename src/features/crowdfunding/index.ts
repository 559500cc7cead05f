export { type Campaign, campaignFrom, raisedOf } from './campaign.ts';
export {
  campaignListQuery,
  campaignOwnerQuery,
  campaignQuery,
  campaignsKey,
} from './crowdfunding-queries.ts';
export { type PanelReport, ReportPanel } from './details/panel-report-context.tsx';
export { CampaignGrid } from './list/campaign-grid.tsx';
