import { foldCase, searchFor } from '#shared/text/fold-case.ts';
import { type Applicant, type Decision, decisionOf } from '../applicant.ts';
import type { ReviewSearch } from './review-search.ts';

/** What is looked for among the applicants of a scholarship. */
export interface ApplicantFilters extends Pick<ReviewSearch, 'show'> {
  /** Text; it may be a name or a phone number, so the address does not hold it. */
  readonly find: string;
}

const BETWEEN_FIELDS = '\u0000';

/**
 * The applicants that pass the filters. One who was decided about in this visit also passes as what was decided
 * before, so that the decision can be undone where it was made.
 */
export function findApplicants(
  applicants: readonly Applicant[],
  { find, show }: ApplicantFilters,
  reviews: ReadonlyMap<string, { readonly from: Decision | null }>,
): readonly Applicant[] {
  const isWanted = searchFor(find);
  const isShown = (applicant: Applicant) =>
    show === 'all' ||
    [decisionOf(applicant), reviews.get(applicant.applicationId ?? '')?.from].some(
      (decision) => decision?.toLowerCase() === show,
    );
  return applicants.filter((applicant) => isShown(applicant) && (find === '' || isWanted(textOf(applicant))));
}

/** Computed once for many keystrokes. */
const texts = new WeakMap<Applicant, string>();

function textOf(one: Applicant): string {
  const known = texts.get(one);
  if (known !== undefined) return known;
  const person = [one.name, one.email, one.phone, one.address, one.parentName, one.guardianName];
  const text = foldCase([...person, one.educationLevel, one.institution, one.about].join(BETWEEN_FIELDS));
  texts.set(one, text);
  return text;
}
