import { failureIn } from '../api/api-error.ts';
import { EmailError } from '../ports/email.ts';

/** A server that turned something away because it is busy: nothing of it has arrived. */
export interface Busy {
  /** How long it asks to stay away; null where it did not say. */
  readonly retryAfterMs: number | null;
}

/** Whether a write has met a busy server; null for every other end. */
export function busyFor(error: unknown): Busy | null {
  const failure = error instanceof EmailError ? error.failure : failureIn(error);
  if (failure === null || !('status' in failure)) return null;
  if (failure.status !== 429 && failure.status !== 503) return null;
  return { retryAfterMs: ('retryAfterMs' in failure && failure.retryAfterMs) || null };
}
