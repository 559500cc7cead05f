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

/** An entry of the catalogue: a scenario, or a state that isn't a failure. */
export interface CatalogueEntry {
  readonly id: string;
  readonly slice: Slice;
  readonly title: string;
  readonly href: string;
  /**
   * A link to the flow that produces this error without forcing it. Null if no such flow exists, or
   * if the entry forces nothing.
   */
  readonly rulesHref: string | null;
  readonly screen: string;
  /** Texts that the page shows in this state, with `{…}` for values that vary. */
  readonly words: readonly string[];
  /** Patterns that match `words` on the page. */
  readonly texts: readonly RegExp[];
  /** Tells testers what to look for. Null if the specification requires a text. */
  readonly lookFor: LookFor | null;
  /** The user's next step. Null if the state isn't a failure. */
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

/** Returns an entry for every scenario and every state, ordered by slice. */
export function createEntries(): readonly CatalogueEntry[] {
  const entries = [...scenarios.map(entryOf), ...states.map(entryOfState)];
  return [...groupBySlice(entries).values()].flat();
}

const fold = (text: string): string => text.toLowerCase().replaceAll(/[’']/g, "'");

/**
 * Returns the entries that contain every word of a query in their title, text, id, screen, slice or
 * requirements.
 */
export function searchCatalogue(entries: readonly CatalogueEntry[], query: string): CatalogueEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return entries.filter(({ id, title, words: shown, screen, slice, requirements }) => {
    const whole = fold([id, title, ...shown, screen, slice, ...requirements].join(' '));
    return words.every((word) => whole.includes(word));
  });
}

/** Says how many entries the tester has seen, as in '3 of 120 seen'. */
export const coverageOf = (entries: readonly CatalogueEntry[], isSeen: (id: string) => boolean): string =>
  `${entries.filter(({ id }) => isSeen(id)).length} of ${entries.length} seen`;

export const groupBySlice = (entries: readonly CatalogueEntry[]): ReadonlyMap<Slice, CatalogueEntry[]> =>
  groupBy(entries, ({ slice }) => slice);

/**
 * The entries that a test pass visits: all of them, those without a result, the failed ones, or
 * those of one slice.
 */
export type Scope = 'all' | 'unseen' | 'failed' | Slice;

/** Returns every scope, with the slices in the catalogue's order. */
export const scopesOf = (entries: readonly CatalogueEntry[]): readonly Scope[] => [
  'all',
  'unseen',
  'failed',
  ...groupBySlice(entries).keys(),
];

/** True if an entry belongs to a test pass with this scope, given the entry's result so far. */
export function isInScope(scope: Scope, { slice }: CatalogueEntry, result: Result | null): boolean {
  if (scope === 'all') return true;
  if (scope === 'unseen') return result === null;
  return scope === 'failed' ? result === 'fail' : slice === scope;
}

/**
 * Returns the next or previous state of a test pass, in the catalogue's order. Wraps around at both
 * ends, so that testers can start at any state and still reach all the others.
 *
 * @returns null if the scope contains no other state
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
