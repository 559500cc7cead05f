import * as v from 'valibot';
import { searchText } from '#shared/text/search-text.ts';

/** Values of the decision filter. The review opens with `pending`, the undecided applicants. */
const APPLICANT_SHOWN = ['pending', 'accepted', 'rejected', 'all'] as const;
export type ApplicantShown = (typeof APPLICANT_SHOWN)[number];

/** `score` sorts by the user's own scores, highest first. */
const APPLICANT_ORDERS = ['latest', 'score'] as const;
export type ApplicantOrder = (typeof APPLICANT_ORDERS)[number];

/** The search parameters of the review (ANA-02). The search text is not part of the URL. */
export const reviewSearchSchema = v.object({
  show: v.optional(v.fallback(v.picklist(APPLICANT_SHOWN), 'pending'), 'pending'),
  order: v.optional(v.fallback(v.picklist(APPLICANT_ORDERS), 'latest'), 'latest'),
  /** The id of the open applicant. If it is empty, phones show the list. */
  applicant: v.optional(v.fallback(searchText, ''), ''),
});
export type ReviewSearch = v.InferOutput<typeof reviewSearchSchema>;

/** The default search. Lists undecided applicants, and opens none. */
export const NO_REVIEW_SEARCH: ReviewSearch = v.parse(reviewSearchSchema, {});
