/** The longest that a busy page can put off the callback, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Calls back when the browser has nothing better to do.
 *
 * @returns a function that calls it off
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback; after what is under way is late enough.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
