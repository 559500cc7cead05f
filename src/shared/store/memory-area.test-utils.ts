import type { StorageArea } from './storage-area.ts';

export interface MemoryArea extends StorageArea {
  readonly entries: Map<string, string>;
}

/** Creates a storage area for tests. `full` rejects writes, and `shut` rejects all access. */
export function memoryArea(manner: 'open' | 'full' | 'shut' = 'open'): MemoryArea {
  const entries = new Map<string, string>();
  const refuse = (name: string): never => {
    throw new DOMException('Refused', name);
  };
  return {
    entries,
    get length() {
      return manner === 'shut' ? refuse('SecurityError') : entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => (manner === 'shut' ? refuse('SecurityError') : (entries.get(key) ?? null)),
    setItem(key, value) {
      if (manner !== 'open') refuse(manner === 'full' ? 'QuotaExceededError' : 'SecurityError');
      entries.set(key, value);
    },
    removeItem(key) {
      if (manner === 'shut') refuse('SecurityError');
      entries.delete(key);
    },
  };
}

/** Creates the session and local storage of one tab, for tests of drafts. */
export function memoryAreas() {
  const [session, local] = [memoryArea(), memoryArea()];
  return { session: () => session, local: () => local };
}
