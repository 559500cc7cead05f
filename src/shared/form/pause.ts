/** How long the first pause is where a busy server does not say, in milliseconds. */
const FIRST_MS = 20_000;
/** No pause of ours is longer. */
const LONGEST_MS = 120_000;
/** The random share of a pause, so that clients do not all retry at the same time. */
const JITTER = 0.25;

export interface Pause {
  /** What the server asked for; null where it did not say. */
  readonly retryAfterMs: number | null;
  /** How many pauses came before this one. */
  readonly before: number;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** How long to wait before a busy server is asked again, in whole seconds as milliseconds; never less than it asks for. */
export function pauseMs({ retryAfterMs, before, random }: Pause): number {
  const base = retryAfterMs ?? Math.min(FIRST_MS * 2 ** before, LONGEST_MS);
  const jitter = Math.min(base, LONGEST_MS) * JITTER * random();
  return Math.ceil((base + jitter) / 1000) * 1000;
}

/** From this length on a time of day is shown instead of seconds, in milliseconds. */
const LONG_MS = 300_000;

/** Whether a pause is long enough to show its end as a time of day. */
export function isLongPause(ms: number): boolean {
  return ms > LONG_MS;
}
