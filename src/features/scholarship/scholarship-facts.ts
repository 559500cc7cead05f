import { fill } from '#shared/text/fill.ts';
import type { ScholarshipView } from './scholarship-view.ts';

/** The card (SCH-02), the panel beside a scholarship's text or form (SCH-10), and the figures of its page. */
export type FactPlace = 'card' | 'aside' | 'figures';

interface ScholarshipFact {
  /** The aside shows it beside the value. */
  readonly term: string;
  /** Null if there is nothing to show. */
  readonly value: (view: ScholarshipView) => string | null;
  /** The card's own words, because it shows no term. By default the value. */
  readonly onCard?: (view: ScholarshipView) => string | null;
  /** By default the card and the aside. */
  readonly places?: readonly FactPlace[];
}

/**
 * What the site lists about a scholarship, in this order. A new row appears on cards, on previews of cards, and beside
 * the scholarship. Title, amount, funder and deadline have places of their own.
 */
const scholarshipFacts: readonly ScholarshipFact[] = [
  // The education level is the first fact on a card and the last one in the aside.
  { term: 'Education level', value: ({ educationLevel }) => educationLevel, places: ['card'] },
  {
    term: 'Applications',
    value: (view) =>
      view.applications === '1'
        ? '1 application received'
        : fill('{applications} applications received', view),
    places: ['figures'],
  },
  { term: 'Awarded', value: ({ scholarshipsAwarded }) => scholarshipsAwarded, places: ['card', 'figures'] },
  {
    term: 'Max family income',
    value: ({ maxFamilyIncome }) => maxFamilyIncome,
    onCard: ({ income }) => income?.condition ?? null,
  },
  { term: 'Education level', value: ({ educationLevel }) => educationLevel, places: ['aside'] },
];

function rowsIn(place: FactPlace): readonly ScholarshipFact[] {
  return scholarshipFacts.filter(({ places = ['card', 'aside'] }) => places.includes(place));
}

/** The facts that a scholarship has for a place. */
export function factsIn(place: FactPlace, view: ScholarshipView) {
  return rowsIn(place).flatMap(({ term, value, onCard = value }) => {
    const text = place === 'card' ? onCard(view) : value(view);
    return text === null ? [] : [{ term, text }];
  });
}

/** How many facts a place has room for: its skeleton is as high. */
export function factCount(place: FactPlace): number {
  return rowsIn(place).length;
}
