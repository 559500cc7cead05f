import { foldCase, searchFor } from '#shared/text/fold-case.ts';
import { type Applicant, type Decision, decisionOf } from '../applicant.ts';
import type { ReviewSearch } from './review-search.ts';

export interface ApplicantFilters extends Pick<ReviewSearch, 'show'> {
  /** The search text. Not in the URL, because it may be a name or phone number. */
  readonly find: string;
}

const BETWEEN_FIELDS = '\u0000';

/**
 * Returns the applicants who match the filters. After a decision in this session, an applicant also
 * matches the filter for the previous decision, so that the user can undo the new decision from the
 * same list.
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

/** Caches the searchable texts across keystrokes. */
const texts = new WeakMap<Applicant, string>();

function textOf(one: Applicant): string {
  const known = texts.get(one);
  if (known !== undefined) return known;
  const person = [one.name, one.email, one.phone, one.address, one.parentName, one.guardianName];
  const text = foldCase([...person, one.educationLevel, one.institution, one.about].join(BETWEEN_FIELDS));
  texts.set(one, text);
  return text;
}
