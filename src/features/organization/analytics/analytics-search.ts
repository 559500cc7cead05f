import * as v from 'valibot';
import { deadlineMoment } from '#shared/format/dates.ts';
import { foldCase } from '#shared/text/fold-case.ts';
import { APPLICANT_ORDERS, APPLICANT_SHOWN } from '../applicants/listed-applicants.ts';
import type { AnalyticsScholarship } from './analytics-view.ts';

export const ANALYTICS_COLUMNS = ['title', 'amount', 'applicants', 'deadline'] as const;
export type AnalyticsColumn = (typeof ANALYTICS_COLUMNS)[number];

const ANALYTICS_STATUSES = ['all', 'active', 'expired'] as const;

/** How many scholarships stand on one page of the table. */
export const ANALYTICS_PAGE = 10;
const MAX_QUERY = 200;

/** The router reads `?q=2027` as a number; here it is a word. */
const searchText = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(String),
  v.maxLength(MAX_QUERY),
);
const word = v.optional(v.fallback(searchText, ''), '');

const analyticsSearchSchema = v.object({
  q: word,
  status: v.optional(v.fallback(v.picklist(ANALYTICS_STATUSES), 'all'), 'all'),
  sort: v.optional(v.fallback(v.picklist(ANALYTICS_COLUMNS), 'deadline'), 'deadline'),
  up: v.optional(v.fallback(v.boolean(), false), false),
  page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1), 1),
  /** The scholarship whose details are open; none while it is empty. */
  scholarship: word,
  /** What is looked for among its applicants. */
  find: word,
  order: v.optional(v.fallback(v.picklist(APPLICANT_ORDERS), 'newest'), 'newest'),
  show: v.optional(v.fallback(v.picklist(APPLICANT_SHOWN), 'all'), 'all'),
});
export type AnalyticsSearch = v.InferOutput<typeof analyticsSearchSchema>;

/** Nobody's details, and nothing looked for among them. */
export const NO_DETAILS = {
  scholarship: '',
  find: '',
  order: 'newest',
  show: 'all',
} as const satisfies Partial<AnalyticsSearch>;

/** Every scholarship, the last deadline first, and no details. */
export const NO_ANALYTICS_SEARCH: AnalyticsSearch = {
  q: '',
  status: 'all',
  sort: 'deadline',
  up: false,
  page: 1,
  ...NO_DETAILS,
};

/** What a URL asks of the analytics. What it says that is none of this, is as if it were not there. */
export function readAnalyticsSearch(search: Readonly<Record<string, unknown>>): AnalyticsSearch {
  return v.parse(analyticsSearchSchema, search);
}

/** The URL's words for a search: only what differs from the page as it opens. */
export function writeAnalyticsSearch(search: AnalyticsSearch): Partial<AnalyticsSearch> {
  const names = Object.keys(NO_ANALYTICS_SEARCH) as (keyof AnalyticsSearch)[];
  return Object.fromEntries(
    names.filter((name) => search[name] !== NO_ANALYTICS_SEARCH[name]).map((name) => [name, search[name]]),
  );
}

/** What a click on a column's name asks for: the other way round, or that column in its natural way. */
export function sortedBy(
  column: AnalyticsColumn,
  { sort, up }: Pick<AnalyticsSearch, 'sort' | 'up'>,
): Pick<AnalyticsSearch, 'sort' | 'up' | 'page'> {
  return { sort: column, up: sort === column ? !up : column === 'title', page: 1 };
}

/** One page of the table. */
export interface AnalyticsPage {
  readonly rows: readonly AnalyticsScholarship[];
  /** How many passed the filters, on all pages. */
  readonly found: number;
  readonly page: number;
  readonly pages: number;
}

/** The scholarships that the URL asks for, in its order. A page behind the last one is the last one. */
export function analyticsPage(
  scholarships: readonly AnalyticsScholarship[],
  { q, status, sort, up, page }: Pick<AnalyticsSearch, 'q' | 'status' | 'sort' | 'up' | 'page'>,
): AnalyticsPage {
  const wanted = foldCase(q.trim());
  const found = scholarships
    .filter(
      ({ title, isActive }) =>
        (wanted === '' || foldCase(title).includes(wanted)) &&
        (status === 'all' || isActive === (status === 'active')),
    )
    .toSorted((one, other) => (up ? 1 : -1) * compare(sort, one, other));
  const pages = Math.max(1, Math.ceil(found.length / ANALYTICS_PAGE));
  const shown = Math.min(page, pages);
  return {
    rows: found.slice((shown - 1) * ANALYTICS_PAGE, shown * ANALYTICS_PAGE),
    found: found.length,
    page: shown,
    pages,
  };
}

const byTitle = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

function compare(column: AnalyticsColumn, one: AnalyticsScholarship, other: AnalyticsScholarship): number {
  switch (column) {
    case 'title':
      return byTitle.compare(one.title, other.title);
    case 'amount':
      return (one.amount ?? -1) - (other.amount ?? -1);
    case 'applicants':
      return one.total - other.total;
    case 'deadline':
      return deadlineOf(one) - deadlineOf(other);
  }
}

const deadlineOf = ({ deadline }: AnalyticsScholarship) => (deadline === null ? 0 : deadlineMoment(deadline));
