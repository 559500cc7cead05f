/** A file in the mocked storage. */
export interface StoredFile {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** How long a browser may cache the file, in seconds. */
  readonly cacheSeconds: string;
}

/** The files of the mocked storage, keyed by bucket and path. */
export interface FileStore {
  get(key: string): Promise<StoredFile | null>;
  put(key: string, file: StoredFile): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
}

/** Stores files in memory until the process ends. */
export function createMemoryFileStore(): FileStore {
  const files = new Map<string, StoredFile>();
  return {
    get: async (key) => files.get(key) ?? null,
    put: async (key, file) => void files.set(key, file),
    remove: async (key) => void files.delete(key),
    clear: async () => files.clear(),
  };
}

const CACHE = 'eduempower.mock.files';

/**
 * Stores files in the browser's cache storage, where they survive a reload. Local storage is too
 * small for files.
 */
export function createCacheFileStore(storage: CacheStorage): FileStore {
  const keyed = (key: string) => `/__mock-files/${encodeURIComponent(key)}`;
  return {
    async get(key) {
      const found = await (await storage.open(CACHE)).match(keyed(key));
      if (!found) return null;
      return {
        bytes: await found.arrayBuffer(),
        type: found.headers.get('content-type') ?? '',
        cacheSeconds: found.headers.get('x-cache-seconds') ?? '',
      };
    },
    async put(key, { bytes, type, cacheSeconds }) {
      const headers = { 'content-type': type, 'x-cache-seconds': cacheSeconds };
      await (await storage.open(CACHE)).put(keyed(key), new Response(bytes, { headers }));
    },
    remove: async (key) => void (await (await storage.open(CACHE)).delete(keyed(key))),
    clear: async () => void (await storage.delete(CACHE)),
  };
}
