import type { TextStore } from '../store/text-stores.ts';
import type { ActiveTrigger } from './scenario.ts';

/**
 * Simulates what the active scenario does to the page itself: a bug in the page's code, a lock held
 * by another tab, or unreadable stored data.
 *
 * @returns a function that ends the effect, but does not restore stored data
 */
export function forceOnPage(trigger: ActiveTrigger | null, page: Document, device: TextStore): () => void {
  if (trigger?.kind === 'drawing') return failToDraw(page, trigger.element);
  if (trigger?.kind === 'tab') return holdLock(trigger.lock);
  if (trigger?.kind === 'device') device.set(trigger.key, 'not what it was (forced by the mock)');
  return () => {};
}

/**
 * Makes the creation of this HTML element throw an error. Rendering then fails halfway, as if the
 * page's code had a bug.
 */
function failToDraw(page: Document, element: string): () => void {
  const before = page.createElement;
  page.createElement = (name: string, options?: object): HTMLElement => {
    if (name.toLowerCase() === element)
      throw new Error(`The ${element} could not be created (forced by the mock)`);
    return before.call(page, name, options);
  };
  return () => {
    page.createElement = before;
  };
}

/** Holds a lock, as another tab would, until the returned function is called or the page closes. */
function holdLock(name: string): () => void {
  const held = Promise.withResolvers<void>();
  void navigator.locks.request(name, () => held.promise);
  return held.resolve;
}
