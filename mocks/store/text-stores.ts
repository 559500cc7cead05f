import * as v from 'valibot';

/** Stores text by key: in a browser's local or session storage, or in memory. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

/** Stores text in memory until the process ends. */
export function createMemoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

/**
 * Stores text in a browser's storage. If the storage is full, `set` logs a warning and changes
 * nothing.
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

/**
 * Reads stored JSON. Returns `otherwise` if the key is missing or the text does not match the
 * schema.
 */
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
    // A developer or another version of the mock may have written an invalid value.
    return otherwise;
  }
}
