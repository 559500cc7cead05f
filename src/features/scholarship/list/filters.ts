import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import { foldCase, searchFor } from '#shared/text/fold-case.ts';
import type { ListFilters, Sort } from '../list-search.ts';

/** How many cards the list shows at first, and how many each click on 'Show more' adds. */
export const SCHOLARSHIP_PAGE = 24;

/** The medium amount range in rupees, including both ends (SCH-05). */
export const MEDIUM_AMOUNT = { from: 50_000, to: 75_000 } as const;

const BETWEEN_FIELDS = '\u0000';

/** A scholarship with its dates and search text, computed once instead of on every keystroke. */
class Entry {
  readonly scholarship: Scholarship;
  readonly deadline: number;
  /**
   * Milliseconds since 1970. 0 if the date is missing or invalid, so that the scholarship counts as
   * the oldest.
   */
  readonly created: number;
  #words: string | undefined;

  constructor(scholarship: Scholarship) {
    this.scholarship = scholarship;
    this.deadline = deadlineMoment(scholarship.expiredAt);
    this.created = Date.parse(scholarship.createdAt ?? '') || 0;
  }

  /**
   * The case-folded title, description and funder. The separator keeps a search from matching
   * across fields. Computed on first use, because the first cards render before any search.
   */
  get words(): string {
    const { title, description, organization } = this.scholarship;
    // The card shows the same text for a missing funder, so users may search for that text.
    const funder = organization?.name?.trim() || 'Unknown Organization';
    this.#words ??= foldCase([title, description ?? '', funder].join(BETWEEN_FIELDS));
    return this.#words;
  }
}

export type ScholarshipIndex = readonly Entry[];

/** Prepares a list for filtering and sorting, in linear time. */
export function indexScholarships(scholarships: readonly Scholarship[]): ScholarshipIndex {
  return scholarships.map((scholarship) => new Entry(scholarship));
}

function passesAmount(totalAmount: number, range: ListFilters['amount']): boolean {
  switch (range) {
    case 'any':
      return true;
    case 'low':
      return totalAmount < MEDIUM_AMOUNT.from;
    case 'medium':
      return totalAmount >= MEDIUM_AMOUNT.from && totalAmount <= MEDIUM_AMOUNT.to;
    case 'high':
      return totalAmount > MEDIUM_AMOUNT.to;
  }
}

/** A missing limit, or a limit of 0, means no limit, so the scholarship passes (SCH-04). */
function passesIncome(maxFamilyIncome: number | null | undefined, atMost: ListFilters['income']): boolean {
  return atMost === 'any' || !maxFamilyIncome || maxFamilyIncome <= Number(atMost);
}

function compare(sort: Sort, now: number): (a: Entry, b: Entry) => number {
  switch (sort) {
    case 'deadline':
      // Open scholarships come first, in the order of their deadlines. Expired scholarships follow,
      // the most recently expired first.
      return (a, b) => {
        const aEnded = hasEnded(a.deadline, now);
        if (aEnded !== hasEnded(b.deadline, now)) return aEnded ? 1 : -1;
        return aEnded ? b.deadline - a.deadline : a.deadline - b.deadline;
      };
    case 'amount':
      return (a, b) => b.scholarship.totalAmount - a.scholarship.totalAmount;
    case 'newest':
      return (a, b) => b.created - a.created;
  }
}

/** Computes the search texts in advance, so that the first keystroke is fast. */
export function prepareSearch(index: ScholarshipIndex): void {
  for (const entry of index) void entry.words;
}

/**
 * Returns the index in the chosen order. Sorting is expensive, so it is separate from filtering,
 * which runs on each keystroke.
 */
export function sortIndex(index: ScholarshipIndex, sort: Sort, now: number): ScholarshipIndex {
  return [...index].sort(compare(sort, now));
}

/**
 * Returns the scholarships that pass every filter, in the index's order (SCH-03 to SCH-06).
 * @param saved the ids of the scholarships that the visitor has saved
 */
export function filterIndex(
  index: ScholarshipIndex,
  filters: Omit<ListFilters, 'sort' | 'page'>,
  now: number,
  saved: ReadonlySet<string>,
): Scholarship[] {
  const isWanted = searchFor(filters.q);
  const found: Scholarship[] = [];
  for (const entry of index) {
    const { scholarship, deadline } = entry;
    if (
      isWanted(entry.words) &&
      passesIncome(scholarship.maxFamilyIncome, filters.income) &&
      passesAmount(scholarship.totalAmount, filters.amount) &&
      (!filters.upcoming || !hasEnded(deadline, now)) &&
      (!filters.saved || saved.has(scholarship.id))
    ) {
      found.push(scholarship);
    }
  }
  return found;
}
