import * as v from 'valibot';
import type { TextStore } from '../clerk/identity.ts';
import { type Armed, findScenario, type Scenario } from './scenario.ts';

/** How fast an upload leaves the device, in bytes a second: fast, and still to be seen. */
const DEFAULT_UPLOAD_RATE = 4_000_000;

const settingsSchema = v.object({
  scenario: v.nullable(v.string()),
  latencyMs: v.pipe(v.number(), v.minValue(0)),
  offline: v.boolean(),
  uploadRate: v.optional(v.pipe(v.number(), v.minValue(1)), DEFAULT_UPLOAD_RATE),
});
type LineSettings = v.InferOutput<typeof settingsSchema>;

const calm: LineSettings = {
  scenario: null,
  latencyMs: 0,
  offline: false,
  uploadRate: DEFAULT_UPLOAD_RATE,
};

/** How the wire behaves in this tab: what is forced, how slow it is, whether it is dead. */
export interface Line {
  /** The armed scenario, if any. */
  scenario(): Scenario | null;
  /** What the armed scenario forces, if anything. */
  armed(): Armed | null;
  latencyMs(): number;
  isOffline(): boolean;
  /** Bytes a second. */
  uploadRate(): number;
  arm(scenario: Scenario): void;
  disarm(): void;
  setLatency(ms: number): void;
  setOffline(offline: boolean): void;
  setUploadRate(bytesPerSecond: number): void;
  /** Nothing forced, no latency, online. */
  reset(): void;
}

const KEY = 'eduempower.mock.line';

/**
 * The line's settings, kept in a store and read from it at each question: two of these over one store agree.
 * Stored text that cannot be read counts as a calm line.
 */
export function createLine(session: TextStore): Line {
  const read = (): LineSettings => {
    try {
      return v.parse(settingsSchema, JSON.parse(session.get(KEY) ?? JSON.stringify(calm)));
    } catch {
      return calm;
    }
  };
  const change = (part: Partial<LineSettings>): void =>
    session.set(KEY, JSON.stringify({ ...read(), ...part }));
  const scenario = (): Scenario | null => {
    const id = read().scenario;
    return id === null ? null : (findScenario(id) ?? null);
  };
  return {
    scenario,
    armed: () => scenario()?.armed ?? null,
    latencyMs: () => read().latencyMs,
    isOffline: () => read().offline,
    uploadRate: () => read().uploadRate,
    arm: ({ id }) => change({ scenario: id }),
    disarm: () => change({ scenario: null }),
    setLatency: (latencyMs) => change({ latencyMs }),
    setOffline: (offline) => change({ offline }),
    setUploadRate: (uploadRate) => change({ uploadRate }),
    reset: () => session.remove(KEY),
  };
}
