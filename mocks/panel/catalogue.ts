import { errorEntry } from '../scenarios/error-entries.ts';
import type { Slice } from '../scenarios/errors/define-entries.ts';
import { findFlow } from '../scenarios/flows.ts';
import { permalinkFor, permalinkOf } from '../scenarios/permalink.ts';
import { type Scenario, scenarios } from '../scenarios/scenario.ts';
import { type State, states } from '../scenarios/states.ts';
import { groupBy } from '../store/group-by.ts';

/** A scenario, or a state that is no failure, as the catalogue lists it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly slice: Slice;
  readonly title: string;
  readonly href: string;
  /** The link that brings a forced scenario about by the rules alone; null where there is none, or no need of one. */
  readonly rulesHref: string | null;
  readonly screen: string;
  /** The exact text on the screen; null where there is none. */
  readonly text: string | null;
  readonly requirements: readonly string[];
}

/** How many of some scenarios have been seen. */
export interface Coverage {
  readonly seen: number;
  readonly all: number;
}

function entryOf(scenario: Scenario): CatalogueEntry {
  const { id, slice, title, trigger } = scenario;
  const { screen, text, requirements } = errorEntry(scenario.errorId);
  const flow = trigger === null ? undefined : findFlow(id);
  const rulesHref = flow ? permalinkOf(flow) : null;
  return { id, slice, title, href: permalinkFor(scenario), rulesHref, screen, text, requirements };
}

function entryOfState(state: State): CatalogueEntry {
  const { id, slice, title, path, text, requirements } = state;
  return {
    id,
    slice,
    title,
    href: permalinkOf(state),
    rulesHref: null,
    screen: path,
    text,
    requirements,
  };
}

/** Every scenario and every state, slice by slice. */
export function createEntries(): readonly CatalogueEntry[] {
  const entries = [...scenarios.map(entryOf), ...states.map(entryOfState)];
  return [...groupBySlice(entries).values()].flat();
}

const fold = (text: string): string => text.toLowerCase().replaceAll(/[’']/g, "'");

/** The entries that hold every word of a query: in the title, the text, the id, the screen, or the requirements. */
export function searchCatalogue(entries: readonly CatalogueEntry[], query: string): CatalogueEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return entries.filter(({ id, title, text, screen, slice, requirements }) => {
    const whole = fold([id, title, text, screen, slice, ...requirements].join(' '));
    return words.every((word) => whole.includes(word));
  });
}

export function coverageOf(entries: readonly CatalogueEntry[], isSeen: (id: string) => boolean): Coverage {
  return { seen: entries.filter(({ id }) => isSeen(id)).length, all: entries.length };
}

export const groupBySlice = (entries: readonly CatalogueEntry[]): ReadonlyMap<Slice, CatalogueEntry[]> =>
  groupBy(entries, ({ slice }) => slice);

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const figures = ({ seen, all }: Coverage): string => `${seen} of ${all} seen`;

/** The whole catalogue as a report of a test: ticks, texts and links that open each state. */
export function catalogueMarkdown(
  entries: readonly CatalogueEntry[],
  isSeen: (id: string) => boolean,
  origin: string,
): string {
  const tables = [...groupBySlice(entries)].map(([slice, members]) =>
    [
      `## ${slice} (${figures(coverageOf(members, isSeen))})`,
      '',
      '| Seen | Scenario | What happens | Text | Requirements |',
      '|---|---|---|---|---|',
      ...members.map(
        ({ id, href, title, text, requirements }) =>
          `| ${isSeen(id) ? '✓' : ' '} | [${id}](${origin}${href}) | ${cell(title)} | ${cell(text ?? '(on the console alone)')} | ${requirements.join(', ')} |`,
      ),
    ].join('\n'),
  );
  return [`# Catalogue (${figures(coverageOf(entries, isSeen))})`, ...tables, ''].join('\n\n');
}
