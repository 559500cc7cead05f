import { fill } from '#shared/text/fill.ts';
import type { ScholarshipView } from './scholarship-view.ts';

/**
 * `aside` is the panel beside a scholarship's text or form (SCH-10). `figures` are the counts and
 * amounts on the scholarship's page.
 */
export type FactPlace = 'aside' | 'figures';

interface ScholarshipFact {
  /** The label. Only the aside shows it. */
  readonly term: string;
  /** Returns null to omit the fact. */
  readonly value: (view: ScholarshipView) => string | null;
}

/**
 * The facts about a scholarship that each place lists, in display order. Pages show the title,
 * amount, funder and deadline elsewhere. Cards don't use this table.
 */
const scholarshipFacts: Readonly<Record<FactPlace, readonly ScholarshipFact[]>> = {
  aside: [
    { term: 'Max family income', value: ({ maxFamilyIncome }) => maxFamilyIncome },
    { term: 'Education level', value: ({ educationLevel }) => educationLevel },
  ],
  figures: [
    {
      term: 'Applications',
      value: (view) =>
        view.applications === '1'
          ? '1 application received'
          : fill('{applications} applications received', view),
    },
    { term: 'Awarded', value: ({ scholarshipsAwarded }) => scholarshipsAwarded },
    { term: 'Allocated', value: ({ allocated }) => allocated },
    { term: 'Paid out', value: ({ paidOut }) => paidOut },
  ],
};

/** Returns the facts that a place lists for a scholarship. */
export function factsIn(place: FactPlace, view: ScholarshipView) {
  return scholarshipFacts[place].flatMap(({ term, value }) => {
    const text = value(view);
    return text === null ? [] : [{ term, text }];
  });
}

/** Returns the maximum number of facts that a place lists, which sets the size of its skeleton. */
export function factCount(place: FactPlace): number {
  return scholarshipFacts[place].length;
}
