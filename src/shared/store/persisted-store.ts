import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PersistedValue } from './persisted-value.ts';

export interface PersistedState<Value> {
  readonly value: Value;
  /** False when the last change could not be stored and lasts only as long as this page. */
  readonly isSaved: boolean;
  /**
   * Changes the value and stores it. It starts from what is stored, so that a change made in another
   * tab is not undone by one made here.
   */
  readonly change: (next: (value: Value) => Value) => void;
}

/**
 * A small store over one persisted value: likes, saved campaigns, pending payments. Read it in a component
 * with zustand's `useStore`. Storage is first touched here, so create it for a person, not at import.
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
