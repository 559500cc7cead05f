/**
 * Whether the site should load less data, because the browser or the operating system asks for that
 * or the connection is slow. `public/before-paint.js` decides this once, before the first paint,
 * because the splash also depends on it.
 */
export function prefersLittleData(): boolean {
  // `document` is undefined during prerendering.
  return globalThis.document?.documentElement.dataset.littleData !== undefined;
}
