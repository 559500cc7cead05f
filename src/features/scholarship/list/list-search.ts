import * as v from 'valibot';

export const INCOME_OPTIONS = ['any', '100000', '50000', '25000'] as const;
export const AMOUNT_OPTIONS = ['any', 'low', 'medium', 'high'] as const;
export const SORT_OPTIONS = ['deadline', 'amount', 'newest'] as const;

const MAX_QUERY = 200;

/** The router reads `?q=2027` and `?income=50000` as numbers; both are words of the list's. */
const searchTextSchema = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(String),
  v.maxLength(MAX_QUERY),
);

/** The list's part of the URL. Anything else in the URL is ignored. */
export const listSearchSchema = v.object({
  q: v.optional(v.fallback(searchTextSchema, ''), ''),
  income: v.optional(v.fallback(v.pipe(searchTextSchema, v.picklist(INCOME_OPTIONS)), 'any'), 'any'),
  amount: v.optional(v.fallback(v.picklist(AMOUNT_OPTIONS), 'any'), 'any'),
  upcoming: v.optional(v.fallback(v.boolean(), false), false),
  sort: v.optional(v.fallback(v.picklist(SORT_OPTIONS), 'deadline'), 'deadline'),
});

export type ListFilters = v.InferOutput<typeof listSearchSchema>;
export type Sort = ListFilters['sort'];

/** Everything is shown, the next deadline first. */
export const NO_FILTERS: ListFilters = {
  q: '',
  income: 'any',
  amount: 'any',
  upcoming: false,
  sort: 'deadline',
};

/** True when something narrows the list; sorting does not. */
export function isFiltered({ q, income, amount, upcoming }: ListFilters): boolean {
  return q.trim() !== '' || income !== 'any' || amount !== 'any' || upcoming;
}
