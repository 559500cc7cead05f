import * as v from 'valibot';
import { searchText } from '#shared/text/search-text.ts';

export const ANALYTICS_COLUMNS = ['title', 'amount', 'applicants', 'deadline'] as const;
export type AnalyticsColumn = (typeof ANALYTICS_COLUMNS)[number];

/** Which applicants are shown, by what the organization has decided. */
const APPLICANT_SHOWN = ['all', 'pending', 'accepted', 'rejected'] as const;
export type ApplicantShown = (typeof APPLICANT_SHOWN)[number];

/** The analytics' part of the URL (ANA-02). Anything else is ignored; what is searched for among applicants is not in it. */
export const analyticsSearchSchema = v.object({
  sort: v.optional(v.fallback(v.picklist(ANALYTICS_COLUMNS), 'deadline'), 'deadline'),
  up: v.optional(v.fallback(v.boolean(), false), false),
  /** The scholarship whose details are open; none while it is empty. */
  scholarship: v.optional(v.fallback(searchText, ''), ''),
  show: v.optional(v.fallback(v.picklist(APPLICANT_SHOWN), 'all'), 'all'),
});
export type AnalyticsSearch = v.InferOutput<typeof analyticsSearchSchema>;

/** No details are open. */
export const NO_DETAILS = { scholarship: '', show: 'all' } as const satisfies Partial<AnalyticsSearch>;

/** Every scholarship, the last deadline first, and no details. */
export const NO_ANALYTICS_SEARCH: AnalyticsSearch = v.parse(analyticsSearchSchema, {});
