/** The parts of a campaign's page that stand in its URL (CF-07). */
export const CAMPAIGN_TABS = ['about', 'updates'] as const;
export type CampaignTab = (typeof CAMPAIGN_TABS)[number];

export interface CampaignPageSearch {
  readonly tab: CampaignTab;
  /** Whether the owner edits. */
  readonly edit: boolean;
}

/** What a URL asks of a campaign's page. What it says that is none of this, is as if it were not there. */
export function readCampaignPageSearch(search: Readonly<Record<string, unknown>>): CampaignPageSearch {
  return {
    tab: CAMPAIGN_TABS.find((tab) => tab === search.tab) ?? 'about',
    edit: search.edit === true,
  };
}

/** A URL's words with a change to this page's part of them; what others have in it stays. */
export function writeCampaignPageSearch(
  search: Readonly<Record<string, unknown>>,
  change: Partial<CampaignPageSearch>,
): Record<string, unknown> {
  const { tab, edit } = { ...readCampaignPageSearch(search), ...change };
  const { tab: _tab, edit: _edit, ...others } = search;
  return { ...others, ...(tab !== 'about' && { tab }), ...(edit && { edit }) };
}
