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

/** The simulated network of this tab: the active scenario, the speed, and the failures. */
export interface Network {
  /** The active scenario, if any. */
  scenario(): Scenario | null;
  /** The active scenario's trigger, if any. */
  activeTrigger(): ActiveTrigger | null;
  /** The detail that the active scenario removes from the account, if any. */
  lacks(): AccountPart | null;
  latencyMs(): number;
  isOffline(): boolean;
  /** Bytes per second. */
  uploadRate(): number;
  /** The time to transfer this many bytes of a call or response, in milliseconds. */
  travelMs(bytes: number): number;
  /** All settings except the scenario. */
  settings(): NetworkSettings;
  /** Whether an operation goes to the configured backend instead of the mock. */
  isReal(operation: OperationId): boolean;
  /** Counts a REST call. Returns true if the mock should make it fail. */
  takeFailure(operation: OperationId): boolean;
  /** Counts a write. Returns true if the mock should refuse it, as a busy server would. */
  takeBusy(): boolean;
  /** The time that a busy server asks the site to wait, in seconds. */
  busySeconds(): number;
  /** Counts a write. Returns true if the mock should drop its response after the write succeeds. */
  takeDrop(): boolean;
  /** Counts a response. Returns true if the mock should cut it off partway. */
  takeCut(): boolean;
  activate(scenario: Scenario): void;
  deactivate(): void;
  /**
   * Changes some settings. Setting the fail rate or the seed restarts the sequence of failing
   * calls.
   */
  configure(part: Partial<NetworkSettings>): void;
  /** Restores the defaults and deactivates the scenario. */
  reset(): void;
}

/**
 * The longest transfer time, in milliseconds. Without this limit, a very slow transfer could end at
 * once, because browser timers longer than 24.8 days overflow and fire immediately.
 */
const LONGEST_MS = 3_600_000;

const KEY = 'eduempower.mock.network';
const COUNTS_KEY = 'eduempower.mock.network.counts';

/**
 * Stores the network's settings and reads them again on every access, so that instances that share
 * a store agree. If the stored settings are unreadable, the defaults apply.
 */
export function createNetwork(session: TextStore): Network {
  const read = (): Stored => readStored(session, KEY, storedSchema, { ...calmNetwork, scenario: null });
  const change = (part: Partial<Stored>): void => session.set(KEY, JSON.stringify({ ...read(), ...part }));
  const scenario = (): Scenario | null => {
    const id = read().scenario;
    return id === null ? null : (findScenario(id) ?? null);
  };
  /** Counts a call to an operation. Returns the number of earlier calls to that operation. */
  const count = (operation: OperationId): number => {
    const counts = readStored(session, COUNTS_KEY, countsSchema, {});
    const before = counts[operation] ?? 0;
    session.set(COUNTS_KEY, JSON.stringify({ ...counts, [operation]: before + 1 }));
    return before;
  };
  /** Counts down a setting. Returns true if the setting affects this call. */
  const take = (name: 'failNext' | 'busyNext' | 'dropNext' | 'cutNext'): boolean => {
    const remaining = read()[name];
    if (remaining > 0) change({ [name]: remaining - 1 });
    return remaining > 0;
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
      // At a given fail rate, whether a call fails depends only on the seed, the operation and the
      // number of the operation's earlier calls. So the same calls fail, regardless of the order in
      // which calls to different operations arrive.
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
