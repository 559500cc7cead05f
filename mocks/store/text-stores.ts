import * as v from 'valibot';

/** Where the mock stores text between reloads: local storage in a browser, memory elsewhere. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

/** Stores text in memory, for as long as the process lives. */
export function createMemoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

/**
 * Stores text in a browser's storage. What no longer fits, or may not be stored in a private window, is
 * warned about: the mock then works on and forgets at the next reload.
 */
export function createWebStore(storage: Storage): TextStore {
  return {
    get: (key) => storage.getItem(key),
    set: (key, text) => {
      try {
        storage.setItem(key, text);
      } catch (error) {
        console.warn(`[mock] ${key} could not be stored`, error);
      }
    },
    remove: (key) => storage.removeItem(key),
  };
}

/** What a store holds under a key, as JSON; `otherwise` where there is nothing, or text that does not fit the schema. */
export function readStored<const Schema extends v.GenericSchema>(
  store: TextStore,
  key: string,
  schema: Schema,
  otherwise: v.InferOutput<Schema>,
): v.InferOutput<Schema> {
  const text = store.get(key);
  if (text === null) return otherwise;
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    // It may have been edited, or written by another version.
    return otherwise;
  }
}
