import * as v from 'valibot';
import { searchText } from '#shared/text/search-text.ts';

/** Which applicants are listed, by what the organization has decided. */
const APPLICANT_SHOWN = ['all', 'pending', 'accepted', 'rejected'] as const;
export type ApplicantShown = (typeof APPLICANT_SHOWN)[number];

/** The review's part of the URL (ANA-02). What is searched for among applicants is not in it. */
export const reviewSearchSchema = v.object({
  show: v.optional(v.fallback(v.picklist(APPLICANT_SHOWN), 'all'), 'all'),
  /** The applicant that is read; while it is empty, a phone shows the list. */
  applicant: v.optional(v.fallback(searchText, ''), ''),
});
export type ReviewSearch = v.InferOutput<typeof reviewSearchSchema>;

/** Every applicant, and none opened. */
export const NO_REVIEW_SEARCH: ReviewSearch = v.parse(reviewSearchSchema, {});
