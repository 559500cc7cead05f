import * as v from 'valibot';
import type { TextStore } from '../clerk/identity.ts';

/** The scenarios that were seen on this device. */
export interface Seen {
  has(id: string): boolean;
  add(id: string): void;
  clear(): void;
  /** Calls back after each tick; what it returns ends that. */
  subscribe(onTick: () => void): () => void;
}

const KEY = 'eduempower.mock.seen';

/** Keeps the ticks in a store. Text that cannot be read counts as none. */
export function createSeen(store: TextStore): Seen {
  const read = (): string[] => {
    try {
      return v.parse(v.array(v.string()), JSON.parse(store.get(KEY) ?? '[]'));
    } catch {
      return [];
    }
  };
  const listeners = new Set<() => void>();
  return {
    has: (id) => read().includes(id),
    add: (id) => {
      store.set(KEY, JSON.stringify([...new Set([...read(), id])]));
      for (const tell of listeners) tell();
    },
    clear: () => store.remove(KEY),
    subscribe: (onTick) => {
      listeners.add(onTick);
      return () => listeners.delete(onTick);
    },
  };
}

/** How long the page may change before it is looked at again. */
const LOOK_MS = 250;

/** Calls back once, as soon as all these texts stand on the page where a person sees them. */
export function whenShown(page: Document, texts: readonly RegExp[], shown: () => void): void {
  let isWaiting = false;
  const look = (): void => {
    isWaiting = false;
    const text = page.body.innerText.replace(/\s+/g, ' ');
    if (!texts.every((expected) => expected.test(text))) return;
    observer.disconnect();
    shown();
  };
  const observer = new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look, LOOK_MS);
  });
  observer.observe(page.body, { childList: true, subtree: true, characterData: true });
  look();
}
