/**
 * Whether to save data: by a setting of the browser or the system, or because the connection is slow.
 * `public/early.js` finds it out once, before the page is first painted: the splash asks for it, too.
 */
export function prefersLittleData(): boolean {
  // There is no document during prerendering.
  return globalThis.document?.documentElement.dataset.littleData !== undefined;
}
