import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PersistedValue } from './persisted-value.ts';

export interface PersistedState<Value> {
  readonly value: Value;
  /** False if the last change could not be stored and will be lost when the page closes. */
  readonly isSaved: boolean;
  /**
   * Changes and stores the value. Applies `next` to the stored value, so that tabs do not undo each
   * other's changes.
   */
  readonly change: (next: (value: Value) => Value) => void;
}

/**
 * Creates a store for one persisted value, such as a user's likes and saved campaigns. Components
 * read it with zustand's `useStore`. Creating the store reads the storage, so create it once the
 * session has loaded, not on import.
 */
export function createPersistedStore<Value>(
  persisted: PersistedValue<Value>,
  initial: Value,
): StoreApi<PersistedState<Value>> {
  return createStore<PersistedState<Value>>()((set, get) => ({
    value: persisted.read() ?? initial,
    isSaved: true,
    change(next) {
      const { value, isSaved } = get();
      const changed = next(isSaved ? (persisted.read() ?? value) : value);
      set({ value: changed, isSaved: persisted.write(changed) });
    },
  }));
}
