import { CALL_TIMEOUT_MS } from '#contract/endpoint.ts';

/** How long the script of an external service may take to load, in milliseconds. */
export const SCRIPT_LIMIT_MS = 20_000;

/**
 * Settles with `work`, or rejects with a `TimeoutError` after the time limit. The work itself is
 * not stopped, so a late result must do no harm.
 */
export function withinTime<T>(work: Promise<T>, ms: number = CALL_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError(ms)), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function timeoutError(ms: number): DOMException {
  return new DOMException(`No response within ${ms} ms`, 'TimeoutError');
}

/** Whether an error means that a time limit was reached. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
