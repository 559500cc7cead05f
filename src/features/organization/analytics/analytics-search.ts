import * as v from 'valibot';
import { searchText } from '#shared/text/search-text.ts';

export const ANALYTICS_COLUMNS = ['title', 'amount', 'applicants', 'deadline'] as const;
export type AnalyticsColumn = (typeof ANALYTICS_COLUMNS)[number];

const ANALYTICS_STATUSES = ['all', 'active', 'expired'] as const;

const APPLICANT_ORDERS = ['newest', 'oldest', 'name', 'marks'] as const;
export type ApplicantOrder = (typeof APPLICANT_ORDERS)[number];

/** Which applicants are shown, by what the organization has decided. */
const APPLICANT_SHOWN = ['all', 'pending', 'accepted', 'rejected'] as const;
export type ApplicantShown = (typeof APPLICANT_SHOWN)[number];

const word = v.optional(v.fallback(searchText, ''), '');

/** The analytics' part of the URL. Anything else is ignored; what is searched for among applicants is not in it. */
export const analyticsSearchSchema = v.object({
  q: word,
  status: v.optional(v.fallback(v.picklist(ANALYTICS_STATUSES), 'all'), 'all'),
  sort: v.optional(v.fallback(v.picklist(ANALYTICS_COLUMNS), 'deadline'), 'deadline'),
  up: v.optional(v.fallback(v.boolean(), false), false),
  page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1), 1),
  /** The scholarship whose details are open; none while it is empty. */
  scholarship: word,
  order: v.optional(v.fallback(v.picklist(APPLICANT_ORDERS), 'newest'), 'newest'),
  show: v.optional(v.fallback(v.picklist(APPLICANT_SHOWN), 'all'), 'all'),
});
export type AnalyticsSearch = v.InferOutput<typeof analyticsSearchSchema>;

/** No details are open. */
export const NO_DETAILS = {
  scholarship: '',
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
