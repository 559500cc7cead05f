/** The longest that a busy page can put off the callback, in milliseconds. */
const TIMEOUT_MS = 2000;

/**
 * Calls back when the browser is idle.
 *
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback; after what is under way is late enough.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
