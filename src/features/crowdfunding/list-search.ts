import * as v from 'valibot';
import { searchText } from '#shared/text/search-text.ts';
import { CAMPAIGN_CATEGORIES } from './campaign-categories.ts';

export const CAMPAIGN_SORTS = ['newest', 'funded', 'ending', 'popular'] as const;
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number];

/** The search parameters of the campaign list. Unknown parameters are ignored. */
export const campaignSearchSchema = v.object({
  q: v.optional(v.fallback(searchText, ''), ''),
  sort: v.optional(v.fallback(v.picklist(CAMPAIGN_SORTS), 'newest'), 'newest'),
  category: v.optional(v.fallback(v.picklist(['all', ...CAMPAIGN_CATEGORIES]), 'all'), 'all'),
  /** Whether to show only campaigns that the visitor saved on this device. */
  saved: v.optional(v.fallback(v.boolean(), false), false),
  /** Number of pages shown. Each page adds its cards below the previous page's cards. */
  page: v.optional(v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1), 1),
});
export type CampaignSearch = v.InferOutput<typeof campaignSearchSchema>;

/** The default: all campaigns, newest first, one page. */
export const ALL_CAMPAIGNS: CampaignSearch = v.parse(campaignSearchSchema, {});

/** Whether a search text or a filter is set. Sorting does not count. */
export function isNarrowed({ q, category, saved }: CampaignSearch): boolean {
  return q.trim() !== '' || category !== 'all' || saved;
}
