import { failureIn } from '../api/api-error.ts';
import { EmailError } from '../ports/email.ts';

/** How long the first pause is where a busy server does not say, in milliseconds. */
const FIRST_MS = 20_000;
/** No pause of ours is longer. */
const LONGEST_MS = 120_000;
/** The random share of a pause, so that clients do not all retry at the same time. */
const JITTER = 0.25;

/**
 * How long a busy server (429, 503) is left alone, in whole seconds as milliseconds, never less than it asks for; null for
 * every other error: the write may have arrived, or is refused for good.
 *
 * @param before how many pauses came before this one
 * @param random from 0 to 1
 */
export function pauseMs(error: unknown, before: number, random: () => number): number | null {
  const failure = error instanceof EmailError ? error.failure : failureIn(error);
  if (failure === null || !('status' in failure) || ![429, 503].includes(failure.status)) return null;
  // A server that asks for no pause would be asked every second.
  const asked = ('retryAfterMs' in failure && failure.retryAfterMs) || null;
  const base = asked ?? Math.min(FIRST_MS * 2 ** before, LONGEST_MS);
  const jitter = Math.min(base, LONGEST_MS) * JITTER * random();
  return Math.ceil((base + jitter) / 1000) * 1000;
}
