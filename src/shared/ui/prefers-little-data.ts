/**
 * Whether the person saves data, by a setting of the browser or the system, or has a line on which every byte counts.
 * `public/early.js` finds it out once, before the page is first painted: the splash asks for it, too.
 */
export function prefersLittleData(): boolean {
  // A build that draws pages has no document.
  return globalThis.document?.documentElement.dataset.littleData !== undefined;
}
