import { loadOnce } from '../loading/load-once.ts';
import { type HostedStorage, StorageError } from '../ports/storage.ts';
import { isPublicBucket, privateAddress, storedDocument } from './stored-document.ts';
import type { SupabaseStorageOptions } from './supabase-storage.ts';

/**
 * How long to wait before each retry of an upload. Dropped connections often recover within
 * seconds.
 */
const RETRY_AFTER_SECONDS = [1, 3, 5];

export interface HostedStorageOptions extends Omit<SupabaseStorageOptions, 'fetch' | 'createUploadFetch'> {
  /** Whether the document buckets are public or private. */
  readonly documents: HostedStorage['documents'];
}

/** Creates the hosted storage. Its client loads on first use, because most visits never need it. */
export function createHostedStorage(options: HostedStorageOptions): HostedStorage {
  const open = loadOnce(() =>
    import('./supabase-storage.ts').then(
      ({ createSupabaseStorage }) => createSupabaseStorage(options),
      (error: unknown) => {
        console.error('The storage client could not be loaded', error);
        throw new StorageError({ kind: 'network' });
      },
    ),
  );
  return {
    documents: options.documents,
    files: {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      upload: async (upload) => {
        const url = await (await open()).files.upload(upload);
        return options.documents === 'private' && !isPublicBucket(upload.bucket)
          ? privateAddress(options.url, upload.bucket, upload.path)
          : url;
      },
      isPrivate: (url) => {
        const stored = storedDocument(options.url, url);
        if (stored === null) return false;
        if (stored.access === 'authenticated') return true;
        return options.documents === 'private' && !isPublicBucket(stored.bucket);
      },
      sign: async (url) => (await open()).files.sign(url),
      remove: async (file) => (await open()).files.remove(file),
    },
    tables: { readRow: async (query) => (await open()).tables.readRow(query) },
  };
}
