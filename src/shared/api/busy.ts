import type { ApiFailure } from '#contract/failure.ts';
import { fill } from '../text/fill.ts';

/**
 * For waits longer than this, in milliseconds, the text says 'later' instead of a number of
 * seconds.
 */
const COUNTED_MS = 300_000;

/**
 * Returns text that tells the user when to try again after a busy server has refused a call (429,
 * 503). Null for any other failure.
 */
export function busyText(failure: ApiFailure | null): string | null {
  if (failure?.kind !== 'http' || ![429, 503].includes(failure.status)) return null;
  const { retryAfterMs } = failure;
  if (retryAfterMs === undefined) return 'The server is busy. Please try again in a few minutes.';
  if (retryAfterMs > COUNTED_MS) return 'The server is busy. Please try again later.';
  return fill('The server is busy. Please try again in {seconds} seconds.', {
    // At least 2, because the sentence uses the plural.
    seconds: Math.max(2, Math.ceil(retryAfterMs / 1000)),
  });
}
