import { deadlineMoment } from '#shared/format/dates.ts';
import type { ApplicantsOfScholarship } from '../scholarship-applicants.ts';
import type { AnalyticsColumn, AnalyticsSearch } from './analytics-search.ts';

type Order = Pick<AnalyticsSearch, 'sort' | 'up'>;

const byText = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

const compare: Readonly<
  Record<AnalyticsColumn, (one: ApplicantsOfScholarship, other: ApplicantsOfScholarship) => number>
> = {
  title: (one, other) => byText.compare(one.title, other.title),
  amount: (one, other) => one.amount - other.amount,
  applicants: (one, other) => one.applicants.length - other.applicants.length,
  deadline: (one, other) => deadlineMoment(one.deadline) - deadlineMoment(other.deadline),
};

/**
 * Returns the order after a click on a column header: reversed if the table is already sorted by
 * that column, otherwise in the column's default direction.
 */
export function sortedBy(column: AnalyticsColumn, { sort, up }: Order): Order {
  return { sort: column, up: sort === column ? !up : column === 'title' };
}

/** Sorts scholarships. The deadline order lists expired scholarships last in either direction. */
export function sortedScholarships(
  scholarships: readonly ApplicantsOfScholarship[],
  { sort, up }: Order,
): readonly ApplicantsOfScholarship[] {
  return [...scholarships].sort(
    (one, other) =>
      (sort === 'deadline' ? Number(other.isActive) - Number(one.isActive) : 0) ||
      (up ? 1 : -1) * compare[sort](one, other),
  );
}
