import { CALL_TIMEOUT_MS } from '#contract/endpoint.ts';

/** How long the script of a service may take to load, in milliseconds. */
export const SCRIPT_LIMIT_MS = 20_000;

/**
 * Settles with a service's work, or rejects with a `TimeoutError` after the time limit. The work itself may go on, so
 * its result must not matter any more.
 */
export function withinTime<T>(work: Promise<T>, ms: number = CALL_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError(ms)), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function timeoutError(ms: number): DOMException {
  return new DOMException(`No answer in ${ms} ms`, 'TimeoutError');
}

/** Whether a wait ended because its time was over. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
