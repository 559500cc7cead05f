/**
 * Whether to save data, because the browser or system is set to, or the connection is slow.
 * `public/before-paint.js` decides this once, before the first paint, because the splash needs it,
 * too.
 */
export function prefersLittleData(): boolean {
  // There is no document during prerendering.
  return globalThis.document?.documentElement.dataset.littleData !== undefined;
}
