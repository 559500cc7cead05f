/**
 * Whether to save data: by a setting of the browser or the system, or because the connection is slow.
 * `public/before-paint.js` decides it once, before the first paint, because the splash needs it, too.
 */
export function prefersLittleData(): boolean {
  // There is no document during prerendering.
  return globalThis.document?.documentElement.dataset.littleData !== undefined;
}
