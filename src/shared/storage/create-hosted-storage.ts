import { type HostedStorage, StorageError } from '../ports/storage.ts';

export interface HostedStorageOptions {
  /** VITE_SUPABASE_URL; may be missing. */
  readonly url: string;
  /** VITE_SUPABASE_ANON_KEY; may be missing. */
  readonly anonKey: string;
  /** The session's token, or null when nobody is signed in. */
  readonly accessToken: () => Promise<string | null>;
}

/** The hosted storage. Its client is downloaded when it is first used: most visits never need it. */
export function createHostedStorage(options: HostedStorageOptions): HostedStorage {
  let loading: Promise<HostedStorage> | null = null;

  const open = (): Promise<HostedStorage> => {
    loading ??= import('./supabase-storage.ts').then(
      ({ openSupabaseStorage }) => openSupabaseStorage(options),
      (error: unknown) => {
        console.error('The storage client could not be loaded', error);
        // The next use asks for it again.
        loading = null;
        throw new StorageError({ kind: 'network' });
      },
    );
    return loading;
  };

  return {
    files: {
      upload: async (upload) => (await open()).files.upload(upload),
      remove: async (file) => (await open()).files.remove(file),
    },
    tables: { readRow: async (query) => (await open()).tables.readRow(query) },
  };
}
