import type { CachedApplicant } from '../analytics/analytics-cache.ts';
import { decisionOf } from './applicant-review.ts';

/** In which order applicants stand. */
export const APPLICANT_ORDERS = ['newest', 'oldest', 'name', 'marks'] as const;
export type ApplicantOrder = (typeof APPLICANT_ORDERS)[number];

/** Which applicants are shown, by what the organization has decided. */
export const APPLICANT_SHOWN = ['all', 'pending', 'accepted', 'rejected'] as const;
export type ApplicantShown = (typeof APPLICANT_SHOWN)[number];

export interface ApplicantFilters {
  readonly find: string;
  readonly order: ApplicantOrder;
  readonly show: ApplicantShown;
}

const BETWEEN_FIELDS = '\u0000';

const foldCase = (text: string) => text.normalize('NFC').toLowerCase();

/** What an applicant can be found by, worked out once for many keystrokes. */
export interface ApplicantEntry {
  readonly applicant: CachedApplicant;
  readonly words: string;
}

/** Prepares applicants for searching by anything that their entry says in words. */
export function indexApplicants(applicants: readonly CachedApplicant[]): readonly ApplicantEntry[] {
  return applicants.map((applicant) => ({
    applicant,
    words: foldCase(
      [
        applicant.name,
        applicant.email,
        applicant.phone,
        applicant.address,
        applicant.educationLevel,
        applicant.institution,
        applicant.parentName,
        applicant.guardianName,
        applicant.about,
      ].join(BETWEEN_FIELDS),
    ),
  }));
}

/**
 * The applicants that pass the filters, in the chosen order.
 *
 * @param kept the ids of those who are shown whatever has been decided about them
 */
export function findApplicants(
  index: readonly ApplicantEntry[],
  { find, order, show }: ApplicantFilters,
  kept: ReadonlySet<string> = new Set(),
): readonly CachedApplicant[] {
  const wanted = foldCase(find.trim());
  return index
    .filter(
      ({ applicant, words }) =>
        (wanted === '' || words.includes(wanted)) &&
        (show === 'all' || kept.has(applicant.id) || decisionOf(applicant)?.toLowerCase() === show),
    )
    .map(({ applicant }) => applicant)
    .toSorted(compare[order]);
}

const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Who is not known, or has no marks or day, stands at the end. */
const compare: Readonly<Record<ApplicantOrder, (one: CachedApplicant, other: CachedApplicant) => number>> = {
  newest: (one, other) => (momentOf(other) ?? -1) - (momentOf(one) ?? -1),
  oldest: (one, other) => (momentOf(one) ?? Number.MAX_VALUE) - (momentOf(other) ?? Number.MAX_VALUE),
  name: (one, other) =>
    one.name === null || other.name === null
      ? Number(one.name === null) - Number(other.name === null)
      : byName.compare(one.name, other.name),
  marks: (one, other) => (other.marks ?? -1) - (one.marks ?? -1),
};

const momentOf = ({ appliedAt }: CachedApplicant) => (appliedAt === null ? null : Date.parse(appliedAt));
