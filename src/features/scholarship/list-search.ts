import * as v from 'valibot';
import { searchText } from '#shared/text/search-text.ts';

export const INCOME_OPTIONS = ['any', '100000', '50000', '25000'] as const;
export const AMOUNT_OPTIONS = ['any', 'low', 'medium', 'high'] as const;
export const SORT_OPTIONS = ['deadline', 'amount', 'newest'] as const;

/** The list's search parameters. Any others in the URL are ignored. */
export const listSearchSchema = v.object({
  q: v.optional(v.fallback(searchText, ''), ''),
  income: v.optional(v.fallback(v.pipe(searchText, v.picklist(INCOME_OPTIONS)), 'any'), 'any'),
  amount: v.optional(v.fallback(v.picklist(AMOUNT_OPTIONS), 'any'), 'any'),
  upcoming: v.optional(v.fallback(v.boolean(), false), false),
  saved: v.optional(v.fallback(v.boolean(), false), false),
  sort: v.optional(v.fallback(v.picklist(SORT_OPTIONS), 'deadline'), 'deadline'),
  /** Number of pages shown. Each page adds its cards below the previous page's cards. */
  page: v.optional(v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1), 1),
});

export type ListFilters = v.InferOutput<typeof listSearchSchema>;
export type Sort = ListFilters['sort'];

/**
 * The default search parameters. With them, the list shows every scholarship, the nearest deadline
 * first.
 */
export const NO_FILTERS: ListFilters = v.parse(listSearchSchema, {});

/** Whether a search or a filter narrows the list. */
export function isFiltered({ q, income, amount, upcoming, saved }: ListFilters): boolean {
  return q.trim() !== '' || income !== 'any' || amount !== 'any' || upcoming || saved;
}
