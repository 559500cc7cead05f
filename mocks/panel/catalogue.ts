import type { Slice } from '#contract/error-catalogue.ts';
import { errorEntry } from '../scenarios/error-entries.ts';
import type { LookFor } from '../scenarios/errors/define-entries.ts';
import { expectedTexts, expectedWords } from '../scenarios/expected-texts.ts';
import { findFlow } from '../scenarios/flows.ts';
import { permalinkFor, permalinkOf } from '../scenarios/permalink.ts';
import { type Scenario, scenarios } from '../scenarios/scenario.ts';
import { type State, states } from '../scenarios/states.ts';
import { groupBy } from '../store/group-by.ts';
import type { Result } from './progress.ts';

/** A scenario, or a state that isn't a failure, as the catalogue lists it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly slice: Slice;
  readonly title: string;
  readonly href: string;
  /** The link that produces a forced scenario by the mock's rules alone; null if there is none, or none is needed. */
  readonly rulesHref: string | null;
  readonly screen: string;
  /** What the page shows in this state, with `{…}` for values that vary. */
  readonly words: readonly string[];
  /** The same, as patterns that match the page. */
  readonly texts: readonly RegExp[];
  /** What to look for if the specification asks for no error text; otherwise null. */
  readonly lookFor: LookFor | null;
  /** What a user does next; null if the state isn't a failure. */
  readonly nextStep: string | null;
  readonly requirements: readonly string[];
}

function entryOf(scenario: Scenario): CatalogueEntry {
  const { id, slice, title, trigger } = scenario;
  const { screen, lookFor, nextStep, requirements } = errorEntry(scenario.errorId);
  const flow = trigger === null ? undefined : findFlow(id);
  const rulesHref = flow ? permalinkOf(flow) : null;
  return {
    id,
    slice,
    title,
    href: permalinkFor(scenario),
    rulesHref,
    screen,
    words: expectedWords(scenario),
    texts: expectedTexts(scenario),
    lookFor,
    nextStep,
    requirements,
  };
}

function entryOfState(state: State): CatalogueEntry {
  const { id, slice, title, path, words, texts, requirements } = state;
  return {
    id,
    slice,
    title,
    href: permalinkOf(state),
    rulesHref: null,
    screen: path,
    words,
    texts,
    lookFor: null,
    nextStep: null,
    requirements,
  };
}

/** Every scenario and every state, slice by slice. */
export function createEntries(): readonly CatalogueEntry[] {
  const entries = [...scenarios.map(entryOf), ...states.map(entryOfState)];
  return [...groupBySlice(entries).values()].flat();
}

const fold = (text: string): string => text.toLowerCase().replaceAll(/[’']/g, "'");

/** The entries that contain every word of a query: in the title, the text, the id, the screen, or the requirements. */
export function searchCatalogue(entries: readonly CatalogueEntry[], query: string): CatalogueEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return entries.filter(({ id, title, words: shown, screen, slice, requirements }) => {
    const whole = fold([id, title, ...shown, screen, slice, ...requirements].join(' '));
    return words.every((word) => whole.includes(word));
  });
}

/** How many of some entries have been seen, in words. */
export const coverageOf = (entries: readonly CatalogueEntry[], isSeen: (id: string) => boolean): string =>
  `${entries.filter(({ id }) => isSeen(id)).length} of ${entries.length} seen`;

export const groupBySlice = (entries: readonly CatalogueEntry[]): ReadonlyMap<Slice, CatalogueEntry[]> =>
  groupBy(entries, ({ slice }) => slice);

/** The entries of a pass: all, the ones without a result, the failed ones, or those of one slice. */
export type Scope = 'all' | 'unseen' | 'failed' | Slice;

/** Every scope, in the order of the catalogue. */
export const scopesOf = (entries: readonly CatalogueEntry[]): readonly Scope[] => [
  'all',
  'unseen',
  'failed',
  ...groupBySlice(entries).keys(),
];

/** Whether a pass visits an entry with this result so far. */
export function isInScope(scope: Scope, { slice }: CatalogueEntry, result: Result | null): boolean {
  if (scope === 'all') return true;
  if (scope === 'unseen') return result === null;
  return scope === 'failed' ? result === 'fail' : slice === scope;
}

/**
 * The next state of a pass, or the one before, in the order of the catalogue. From the last it goes on with the first,
 * so that what was left out on the way comes up in the end.
 *
 * @returns null if nothing else is in the scope
 */
export function neighbourOf(
  entries: readonly CatalogueEntry[],
  current: string | null,
  direction: 'next' | 'previous',
  isWanted: (entry: CatalogueEntry) => boolean,
): CatalogueEntry | null {
  const ordered = direction === 'next' ? entries : [...entries].reverse();
  const start = ordered.findIndex(({ id }) => id === current) + 1;
  const others = [...ordered.slice(start), ...ordered.slice(0, start)].filter(({ id }) => id !== current);
  return others.find(isWanted) ?? null;
}
