/** How long a busy page may delay the callback, in milliseconds. */
const TIMEOUT_MS = 2000;

/**
 * Runs the callback when the browser is idle.
 *
 * @returns a function that cancels the callback
 */
export function whenIdle(callback: () => void): () => void {
  // Safari lacks `requestIdleCallback`, so a timer stands in.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
