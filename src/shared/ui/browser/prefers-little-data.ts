/**
 * Whether the site should load less data, either because the browser or the operating system
 * requests it, or because the connection is slow. `public/before-paint.js` decides this once,
 * before the first paint, because the splash also depends on the decision.
 */
export function prefersLittleData(): boolean {
  // `document` is undefined during prerendering.
  return globalThis.document?.documentElement.dataset.littleData !== undefined;
}
