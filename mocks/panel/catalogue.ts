import { errorEntry } from '../scenarios/error-entries.ts';
import type { Slice } from '../scenarios/errors/define-entries.ts';
import { expectedTexts } from '../scenarios/expected-texts.ts';
import { findFlow } from '../scenarios/flows.ts';
import { permalinkFor, permalinkOf } from '../scenarios/permalink.ts';
import { type Scenario, scenarios } from '../scenarios/scenario.ts';
import { type State, states } from '../scenarios/states.ts';
import { groupBy } from '../store/group-by.ts';
import type { Check } from './progress.ts';

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
  /** What has to be on the page once the state has come about. */
  readonly texts: readonly RegExp[];
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
  const texts = expectedTexts(scenario);
  const href = permalinkFor(scenario);
  return { id, slice, title, href, rulesHref, screen, text, texts, requirements };
}

function entryOfState(state: State): CatalogueEntry {
  const { id, slice, title, path, text, texts, requirements } = state;
  return {
    id,
    slice,
    title,
    href: permalinkOf(state),
    rulesHref: null,
    screen: path,
    text,
    texts,
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

/** The entries of a pass: all of them, those of one slice, or those that were never seen nor judged. */
export type Scope = 'all' | 'unseen' | Slice;

/**
 * The next state of a pass, or the one before, in the order of the catalogue. From the last it goes on with the first,
 * so that what was left out on the way comes up in the end.
 *
 * @returns null where nothing else is in the scope
 */
export function neighbourOf(
  entries: readonly CatalogueEntry[],
  current: string | null,
  direction: 'next' | 'previous',
  isInScope: (entry: CatalogueEntry) => boolean,
): CatalogueEntry | null {
  const ordered = direction === 'next' ? entries : [...entries].reverse();
  const start = ordered.findIndex(({ id }) => id === current) + 1;
  const others = [...ordered.slice(start), ...ordered.slice(0, start)].filter(({ id }) => id !== current);
  return others.find(isInScope) ?? null;
}

/** What a pass has found of one state, with the link that opens it. */
export interface ReportedState extends Check {
  readonly id: string;
  readonly slice: Slice;
  readonly title: string;
  readonly link: string;
  readonly text: string | null;
  readonly requirements: readonly string[];
}

/** A pass over the catalogue, for a bug tracker: every state with its result and its link on this host. */
export function reportOf(
  entries: readonly CatalogueEntry[],
  checkOf: (id: string) => Check,
  origin: string,
): readonly ReportedState[] {
  return entries.map(({ id, slice, title, href, text, requirements }) => ({
    id,
    slice,
    title,
    link: origin + href,
    text,
    requirements,
    ...checkOf(id),
  }));
}

/** A text as it was written: none of its characters marks anything up, or ends the cell. */
const cell = (text: string): string => text.replaceAll(/[\\|`<&[*_~]/g, '\\$&').replaceAll(/\s+/g, ' ');
/** A coverage in words. */
export const figures = ({ seen, all }: Coverage): string => `${seen} of ${all} seen`;

/** The result of a state, in a word. */
export const resultOf = ({ verdict, isSeen }: Check): string => verdict ?? (isSeen ? 'seen' : '');

export function reportMarkdown(report: readonly ReportedState[]): string {
  const tables = [...groupBy(report, ({ slice }) => slice)].map(([slice, members]) =>
    [
      `## ${slice} (${figures({ seen: members.filter(({ isSeen }) => isSeen).length, all: members.length })})`,
      '',
      '| Result | State | What happens | Text | Requirements | Note |',
      '|---|---|---|---|---|---|',
      ...members.map(
        (state) =>
          `| ${resultOf(state)} | [${state.id}](${state.link}) | ${cell(state.title)} | ${cell(state.text ?? '(on the console alone)')} | ${state.requirements.join(', ')} | ${cell(state.note)} |`,
      ),
    ].join('\n'),
  );
  const all = { seen: report.filter(({ isSeen }) => isSeen).length, all: report.length };
  return [`# States (${figures(all)})`, ...tables, ''].join('\n\n');
}
