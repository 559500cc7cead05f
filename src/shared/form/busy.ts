import { failureIn } from '../api/api-error.ts';
import { EmailError } from '../ports/email.ts';

/** A server that was too busy to accept a write: nothing has arrived. */
export interface Busy {
  /** How long it asks to wait; null where it did not say, or asks for no pause: it would be asked every second. */
  readonly retryAfterMs: number | null;
}

/** The busy server that refused a write; null for every other outcome. */
export function busyFor(error: unknown): Busy | null {
  const failure = error instanceof EmailError ? error.failure : failureIn(error);
  if (failure === null || !('status' in failure)) return null;
  if (failure.status !== 429 && failure.status !== 503) return null;
  return { retryAfterMs: ('retryAfterMs' in failure && failure.retryAfterMs) || null };
}
