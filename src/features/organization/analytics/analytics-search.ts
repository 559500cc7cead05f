import * as v from 'valibot';
import { searchText } from '#shared/text/search-text.ts';

export const ANALYTICS_COLUMNS = ['title', 'amount', 'applicants', 'deadline'] as const;
export type AnalyticsColumn = (typeof ANALYTICS_COLUMNS)[number];

/**
 * The search parameters of the analytics page (ANA-02). Invalid values become the default, and
 * unknown parameters are ignored.
 */
export const analyticsSearchSchema = v.object({
  sort: v.optional(v.fallback(v.picklist(ANALYTICS_COLUMNS), 'deadline'), 'deadline'),
  up: v.optional(v.fallback(v.boolean(), true), true),
  /** The id of the scholarship whose details are open, or empty. */
  scholarship: v.optional(v.fallback(searchText, ''), ''),
});
export type AnalyticsSearch = v.InferOutput<typeof analyticsSearchSchema>;

/** The default search: nearest deadline first, with no details open. */
export const NO_ANALYTICS_SEARCH: AnalyticsSearch = v.parse(analyticsSearchSchema, {});
