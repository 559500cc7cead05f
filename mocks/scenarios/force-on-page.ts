import type { TextStore } from '../store/text-stores.ts';
import type { ActiveTrigger } from './scenario.ts';

/**
 * Does what the active scenario does to the page itself: a fault in the code, another tab, something stored that cannot
 * be read.
 *
 * @returns ends it
 */
export function forceOnPage(trigger: ActiveTrigger | null, page: Document, device: TextStore): () => void {
  if (trigger?.kind === 'drawing') return failToDraw(page, trigger.element);
  if (trigger?.kind === 'tab') return holdLock(trigger.lock);
  if (trigger?.kind === 'device') device.set(trigger.key, 'not what it was (forced by the mock)');
  return () => {};
}

/**
 * Lets the page's own code break wherever it draws an element of this kind, as a fault in it would: what draws a screen
 * gets an exception in the middle of it.
 */
function failToDraw(page: Document, element: string): () => void {
  const before = page.createElement;
  page.createElement = (name: string, options?: object): HTMLElement => {
    if (name.toLowerCase() === element)
      throw new Error(`The ${element} could not be drawn (forced by the mock)`);
    return before.call(page, name, options);
  };
  return () => {
    page.createElement = before;
  };
}

/** Holds a lock until it is let go of or the page closes, as another open tab would. */
function holdLock(name: string): () => void {
  const held = Promise.withResolvers<void>();
  void navigator.locks.request(name, () => held.promise);
  return held.resolve;
}
