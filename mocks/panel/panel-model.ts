import type { OperationId } from '#contract/endpoints.ts';
import { become } from '../apply-permalink.ts';
import type { Mock } from '../create-mock.ts';
import { persona, personaNames } from '../data/personas.ts';
import type { SeedName } from '../data/seed-data.ts';
import type { Flow } from '../scenarios/flow.ts';
import type { NetworkSettings } from '../scenarios/network-settings.ts';
import { formatPermalink } from '../scenarios/permalink.ts';
import type { Scenario, Visitor } from '../scenarios/scenario.ts';
import { dayOf, type SeedChoice } from '../scenarios/seed-choice.ts';
import { planFor } from '../scenarios/steps.ts';
import type { RecordOf, TableName } from '../store/records.ts';
import { diffSeed, type TableDiff } from '../store/seed-diff.ts';
import type { Identified } from '../store/table.ts';
import type { TextStore } from '../store/text-stores.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { type CatalogueEntry, createEntries, type Scope, scopesOf } from './catalogue.ts';
import { readPass, sayImported, writePass } from './pass-file.ts';
import { createProgress, type Progress } from './progress.ts';

/** The current settings, as the panel shows them. */
export interface PanelSettings {
  readonly scenario: Scenario | null;
  readonly network: NetworkSettings;
  readonly seed: SeedChoice;
  /** The mock's current time, in milliseconds since 1970. */
  readonly now: number;
  /** Whether the tester has changed the clock. */
  readonly isTurned: boolean;
  /** The signed-in persona, or 'signed-out'. Null for an account created by sign-up. */
  readonly visitor: Visitor | null;
}

/** The mock's state and controls, for the panel and for scripts on the page. */
export interface PanelModel {
  readonly entries: readonly CatalogueEntry[];
  readonly progress: Progress;
  readonly traffic: Traffic;
  settings(): PanelSettings;
  /** The state that this tab opened last, if any. 'Back to normal' clears it. */
  current(): CatalogueEntry | null;
  /** Notes that the page has shown the current state. */
  see(): void;
  /** Whether the page has shown the current state since the page loaded. */
  wasSeen(): boolean;
  /** The scope of the test pass: the states that Next and Previous visit. */
  scope(): Scope;
  setScope(scope: Scope): void;
  /** The commit of this build. */
  readonly commit: string;
  /** Returns the results of the test pass as the text of a file. */
  exportPass(): string;
  /**
   * Imports the results from a file, and returns a summary.
   *
   * @throws PassFileError if the file is invalid. Nothing changes in that case
   */
  importPass(text: string): string;
  /**
   * Resets the data and the network, and then opens the state's link. Keeps only the list of
   * operations that go to the configured backend.
   */
  goTo(entry: CatalogueEntry): Promise<void>;
  /** Returns a link that shows the same state on any machine. */
  linkToHere(): string;
  /** Returns a link to this page. The link changes only the network settings. */
  linkWith(network: string): string;
  configureNetwork(part: Partial<NetworkSettings>): void;
  /** Sends the calls of an operation to the configured backend, or back to the mock. */
  setReal(operation: OperationId, real: boolean): void;
  /**
   * Stops forcing a scenario, clears the current state, and resets the network and the clock.
   * Reloads the page if the clock was changed.
   */
  calm(): void;
  // The next four methods reload the page.
  turnClock(moment: number | 'real'): void;
  signInAs(visitor: Visitor): void;
  setSeed(seed: SeedName): void;
  reset(): Promise<void>;
  diff(): readonly TableDiff[];
  records(table: TableName): readonly Identified[];
  /**
   * Adds a record, or replaces the one with the same id, and reloads the page. Rejects if the
   * schema refuses the record.
   */
  saveRecord<Name extends TableName>(table: Name, record: RecordOf<Name>): Promise<void>;
  /** Removes a record and reloads the page. */
  removeRecord(table: TableName, id: string): Promise<void>;
  exportSnapshot(): string;
  /**
   * Imports changes to the seed data and reloads the page.
   *
   * @throws SnapshotError if the text is invalid. Nothing changes in that case
   */
  importSnapshot(text: string): Promise<void>;
}

export interface PanelOptions {
  readonly mock: Mock;
  /** The site's base path with a trailing slash. */
  readonly baseUrl: string;
  /** Stores the results of the test pass. */
  readonly local: TextStore;
  /** Stores this tab's current state and scope. */
  readonly session: TextStore;
  /** Reads the page's current URL. */
  readonly address: () => { readonly origin: string; readonly pathname: string; readonly search: string };
  readonly reload: () => void;
  /** Navigates to another URL of this site. */
  readonly open: (href: string) => void;
  /** This tab's seed, and the day that its deadlines count from. */
  readonly seed: SeedChoice;
  /** The flow of the link that opened this page, if any. */
  readonly flow: Flow | null;
  /**
   * The state that the page's link opens, or 'none' if the link clears the state. Null if the link
   * does neither.
   */
  readonly opened: string | null;
  /** Remembers this tab's seed. */
  readonly chooseSeed: (seed: SeedChoice) => void;
  /** The commit of this build. */
  readonly commit: string;
  readonly clock: {
    /** The machine's own clock. */
    readonly real: () => number;
    readonly now: () => number;
    readonly isTurned: boolean;
    readonly turn: (moment: number | 'real') => void;
    /** The time that the seed data's dates count from, in milliseconds since 1970. */
    readonly seededAt: number;
  };
}

const CURRENT_KEY = 'eduempower.mock.current';
const SCOPE_KEY = 'eduempower.mock.scope';

/** Creates the panel's data and actions. `panel.tsx` renders them. */
export function createPanelModel(options: PanelOptions): PanelModel {
  const {
    mock,
    baseUrl,
    local,
    session,
    address,
    reload,
    open,
    seed,
    flow,
    opened,
    chooseSeed,
    commit,
    clock,
  } = options;
  const { network, identity, database, traffic } = mock;
  const under = (link: string): string => baseUrl + link.slice(1);
  const entries = createEntries().map((entry) => ({
    ...entry,
    href: under(entry.href),
    rulesHref: entry.rulesHref && under(entry.rulesHref),
    lookFor:
      entry.lookFor && 'address' in entry.lookFor
        ? { ...entry.lookFor, address: under(entry.lookFor.address) }
        : entry.lookFor,
  }));
  const ids = entries.map(({ id }) => id);
  const progress = createProgress(local);
  if (opened === 'none') session.remove(CURRENT_KEY);
  else if (opened !== null) session.set(CURRENT_KEY, opened);
  const visitorNow = (): Visitor | null => {
    const id = identity.signedIn();
    if (id === null) return 'signed-out';
    return personaNames.find((name) => persona(name).userId === id) ?? null;
  };
  const current = (): CatalogueEntry | null => {
    const id = network.scenario()?.id ?? session.get(CURRENT_KEY);
    const entry = entries.find((each) => each.id === id);
    if (entry === undefined) return null;
    // In a flow, the mock's own rules refuse the calls, so the page shows the messages of these
    // rules instead of the forced messages.
    return flow?.id === id ? { ...entry, words: flow.words, texts: flow.texts } : entry;
  };
  const shown = new Set<string>();
  return {
    entries,
    progress,
    traffic,
    commit,
    settings: () => ({
      scenario: network.scenario(),
      network: network.settings(),
      seed,
      now: clock.now(),
      isTurned: clock.isTurned,
      visitor: visitorNow(),
    }),
    current,
    see: () => {
      const id = current()?.id;
      if (id === undefined || shown.has(id)) return;
      shown.add(id);
      progress.see(id);
    },
    wasSeen: () => shown.has(current()?.id ?? ''),
    scope: () => scopesOf(entries).find((each) => each === session.get(SCOPE_KEY)) ?? 'all',
    setScope: (scope) => session.set(SCOPE_KEY, scope),
    exportPass: () => writePass(progress.all(), ids, { commit, date: new Date(clock.real()).toISOString() }),
    importPass: (text) => {
      const file = readPass(text, ids);
      progress.put(file.results);
      return sayImported(file, commit);
    },
    goTo: async ({ href: link }) => {
      const { real } = network.settings();
      network.reset();
      network.configure({ real });
      await mock.resetData();
      open(link);
    },
    linkToHere: () => {
      const { origin, pathname, search } = address();
      const scenario = network.scenario();
      const day = seed.day ?? (clock.isTurned ? dayOf(clock.seededAt) : null);
      return (
        origin +
        formatPermalink({
          path: pathname + search,
          scenario: scenario?.id ?? 'none',
          persona: visitorNow(),
          now: clock.isTurned ? clock.now() : null,
          seed: { name: seed.name, day },
          data: database.exportChanges(),
          network: network.settings(),
          performs: scenario === null ? (flow?.id ?? false) : planFor(scenario) !== null,
        })
      );
    },
    linkWith: (words) => {
      const { pathname, search } = address();
      return formatPermalink({ path: pathname + search, network: words });
    },
    configureNetwork: network.configure,
    setReal: (operation, real) => {
      const others = network.settings().real.filter((id) => id !== operation);
      network.configure({ real: real ? [...others, operation] : others });
    },
    calm: () => {
      network.reset();
      session.remove(CURRENT_KEY);
      clock.turn('real');
      if (clock.isTurned) reload();
    },
    turnClock: (moment) => {
      clock.turn(moment);
      reload();
    },
    signInAs: (visitor) => {
      become(visitor, identity);
      reload();
    },
    setSeed: (name) => {
      chooseSeed({ name, day: seed.day });
      reload();
    },
    reset: () => mock.reset().then(reload),
    diff: () => diffSeed(database.tables),
    records: (table) => database.tables[table].all(),
    saveRecord: (table, record) => database.exclusive((tables) => tables[table].put(record)).then(reload),
    removeRecord: (table, id) => database.exclusive((tables) => tables[table].remove(id)).then(reload),
    exportSnapshot: database.exportSnapshot,
    importSnapshot: (text) => database.importSnapshot(text).then(reload),
  };
}
