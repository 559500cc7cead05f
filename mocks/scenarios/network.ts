import * as v from 'valibot';
import type { OperationId } from '#contract/endpoints.ts';
import { createRandom, hashOf } from '../data/random.ts';
import { readStored, type TextStore } from '../store/text-stores.ts';
import type { AccountPart } from './errors/define-entries.ts';
import { calmNetwork, type NetworkSettings, networkSettingsSchema } from './network-settings.ts';
import { type ActiveTrigger, findScenario, type Scenario } from './scenario.ts';

const storedSchema = v.object({
  ...networkSettingsSchema.entries,
  scenario: v.optional(v.nullable(v.string()), null),
});
type Stored = v.InferOutput<typeof storedSchema>;
const countsSchema = v.record(v.string(), v.number());

/** The network of this tab: the active scenario, its speed, and its failures. */
export interface Network {
  /** The active scenario, if any. */
  scenario(): Scenario | null;
  /** The active scenario's trigger, if any. */
  activeTrigger(): ActiveTrigger | null;
  /** The account fields that the active scenario removes. */
  lacks(): AccountPart | null;
  latencyMs(): number;
  isOffline(): boolean;
  /** Bytes a second. */
  uploadRate(): number;
  /** How long this many bytes of a call or its answer travel, in milliseconds. */
  travelMs(bytes: number): number;
  /** Everything but the scenario. */
  settings(): NetworkSettings;
  /** Whether the configured backend answers an operation instead of the mock. */
  isReal(operation: OperationId): boolean;
  /** Counts a call of the contract, and says whether it is one of those that fail. */
  takeFailure(operation: OperationId): boolean;
  /** Whether a busy server refuses the next write. */
  takeBusy(): boolean;
  /** How long that server asks to wait, in seconds. */
  busySeconds(): number;
  /** Whether the next write arrives and loses its answer. */
  takeDrop(): boolean;
  /** Whether the next answer breaks off in the middle. */
  takeCut(): boolean;
  activate(scenario: Scenario): void;
  deactivate(): void;
  /** Changes a part. A new rate or a new seed begins to count anew. */
  configure(part: Partial<NetworkSettings>): void;
  /** Nothing forced, no latency, online, nothing fails. */
  reset(): void;
}

/** No call travels longer, in milliseconds: a browser's timer holds 24.8 days, and fires at once for more. */
const LONGEST_MS = 3_600_000;

/** Keeps its first name, because tabs that were open before the setting was renamed still use it. */
const KEY = 'eduempower.mock.network';
const COUNTS_KEY = 'eduempower.mock.network.counts';

/**
 * The network's settings, saved in a store and read from it at each question: two of these over one store agree.
 * Stored text that cannot be read counts as a calm network.
 */
export function createNetwork(session: TextStore): Network {
  const read = (): Stored => readStored(session, KEY, storedSchema, { ...calmNetwork, scenario: null });
  const change = (part: Partial<Stored>): void => session.set(KEY, JSON.stringify({ ...read(), ...part }));
  const scenario = (): Scenario | null => {
    const id = read().scenario;
    return id === null ? null : (findScenario(id) ?? null);
  };
  /** How many calls of an operation came before this one. */
  const count = (operation: OperationId): number => {
    const counts = readStored(session, COUNTS_KEY, countsSchema, {});
    const before = counts[operation] ?? 0;
    session.set(COUNTS_KEY, JSON.stringify({ ...counts, [operation]: before + 1 }));
    return before;
  };
  /** Counts one of the next calls down. */
  const take = (name: 'failNext' | 'busyNext' | 'dropNext' | 'cutNext'): boolean => {
    const left = read()[name];
    if (left > 0) change({ [name]: left - 1 });
    return left > 0;
  };
  return {
    scenario,
    activeTrigger: () => scenario()?.trigger ?? null,
    lacks: () => {
      const trigger = scenario()?.trigger;
      return trigger?.kind === 'account' ? trigger.lacks : null;
    },
    latencyMs: () => read().latencyMs,
    isOffline: () => read().offline,
    uploadRate: () => read().uploadRate,
    travelMs: (bytes) => {
      const { callRate } = read();
      return callRate === 0 ? 0 : Math.min((bytes / callRate) * 1000, LONGEST_MS);
    },
    settings: () => {
      const { scenario: _, ...settings } = read();
      return settings;
    },
    isReal: (operation) => read().real.includes(operation),
    takeFailure: (operation) => {
      if (take('failNext')) return true;
      const { failRate, seed } = read();
      if (failRate === 0) return false;
      // By operation and turn, not by time: calls that overtake each other fail as they did before.
      return createRandom(hashOf(`${seed} ${operation} ${count(operation)}`)).below(100) < failRate;
    },
    takeBusy: () => take('busyNext'),
    busySeconds: () => read().busySeconds,
    takeDrop: () => take('dropNext'),
    takeCut: () => take('cutNext'),
    activate: ({ id }) => change({ scenario: id }),
    deactivate: () => change({ scenario: null }),
    configure: (part) => {
      if (part.failRate !== undefined || part.seed !== undefined) session.remove(COUNTS_KEY);
      change(part);
    },
    reset: () => {
      session.remove(KEY);
      session.remove(COUNTS_KEY);
    },
  };
}
