import { deadlineMoment } from '#shared/format/dates.ts';
import { foldCase, searchFor } from '#shared/text/fold-case.ts';
import type { AnalyticsScholarship } from './analytics-figures.ts';
import type { AnalyticsColumn, AnalyticsSearch } from './analytics-search.ts';
import { type Applicant, decisionOf } from './applicant.ts';

const byText = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** What a click on a column's name asks for: the other way round, or that column in its natural way. */
export function sortedBy(
  column: AnalyticsColumn,
  { sort, up }: Pick<AnalyticsSearch, 'sort' | 'up'>,
): Pick<AnalyticsSearch, 'sort' | 'up'> {
  return { sort: column, up: sort === column ? !up : column === 'title' };
}

/** The scholarships in the order that the URL asks for. */
export function sortedScholarships(
  scholarships: readonly AnalyticsScholarship[],
  { sort, up }: Pick<AnalyticsSearch, 'sort' | 'up'>,
): readonly AnalyticsScholarship[] {
  const way = up ? 1 : -1;
  return [...scholarships].sort((one, other) => way * compareScholarships(sort, one, other));
}

function compareScholarships(
  column: AnalyticsColumn,
  one: AnalyticsScholarship,
  other: AnalyticsScholarship,
): number {
  switch (column) {
    case 'title':
      return byText.compare(one.title, other.title);
    case 'amount':
      return one.amount - other.amount;
    case 'applicants':
      return one.applicants.length - other.applicants.length;
    case 'deadline':
      return deadlineMoment(one.deadline) - deadlineMoment(other.deadline);
  }
}

/** What is looked for among the applicants of a scholarship. */
export interface ApplicantFilters extends Pick<AnalyticsSearch, 'show'> {
  /** Text; it may be a name or a phone number, so the address does not hold it. */
  readonly find: string;
}

const BETWEEN_FIELDS = '\u0000';

/** An applicant's search text, computed once for many keystrokes. */
export interface ApplicantEntry {
  readonly applicant: Applicant;
  readonly words: string;
}

/** Prepares applicants for searching by anything that their entry says in words. */
export function indexApplicants(applicants: readonly Applicant[]): readonly ApplicantEntry[] {
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
 * The applicants that pass the filters.
 *
 * @param kept ids of applications that stay in the list although a decision no longer matches the filter
 */
export function findApplicants(
  index: readonly ApplicantEntry[],
  { find, show }: ApplicantFilters,
  kept: ReadonlySet<string> = new Set(),
): readonly Applicant[] {
  const isWanted = searchFor(find);
  return index
    .filter(
      ({ applicant, words }) =>
        isWanted(words) &&
        (show === 'all' ||
          kept.has(applicant.applicationId ?? '') ||
          decisionOf(applicant)?.toLowerCase() === show),
    )
    .map(({ applicant }) => applicant);
}
