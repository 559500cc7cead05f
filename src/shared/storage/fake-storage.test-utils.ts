import { type FileUpload, type HostedStorage, StorageError, type StorageFailure } from '../ports/storage.ts';

export interface HeldUpload {
  readonly upload: FileUpload;
  progress(fraction: number): void;
  finish(): void;
  fail(failure: StorageFailure): void;
}

export interface FakeStorage extends HostedStorage {
  readonly uploads: readonly HeldUpload[];
  /** Deleted files as `bucket/path`, oldest first. */
  readonly removals: readonly string[];
}

export interface FakeStorageOptions {
  /**
   * If true, each upload waits until the test completes it. Otherwise, uploads complete
   * immediately.
   */
  readonly hold?: boolean;
  /**
   * How long to wait before each retry of a dropped upload. If omitted, dropped uploads are not
   * retried.
   */
  readonly retryAfterSeconds?: readonly number[];
  readonly rows?: readonly { readonly table: string; readonly row: Readonly<Record<string, unknown>> }[];
}

/**
 * Creates an in-memory storage for component tests and stories. Public URLs start with
 * `https://files.example/`.
 */
export function createFakeStorage({
  hold = false,
  rows = [],
  retryAfterSeconds = [],
}: FakeStorageOptions = {}): FakeStorage {
  const uploads: HeldUpload[] = [];
  const removals: string[] = [];
  return {
    uploads,
    removals,
    documents: 'public',
    files: {
      retryAfterSeconds,
      isPrivate: () => false,
      sign: async (url) => `${url}?signed`,
      remove: async ({ bucket, path }) => void removals.push(`${bucket}/${path}`),
      upload: (upload) =>
        new Promise<string>((resolve, reject) => {
          const held: HeldUpload = {
            upload,
            progress: (fraction) => upload.onProgress?.(fraction),
            finish: () => {
              upload.onProgress?.(1);
              resolve(`https://files.example/${upload.bucket}/${upload.path}`);
            },
            fail: (failure) => reject(new StorageError(failure)),
          };
          upload.signal?.addEventListener('abort', () =>
            reject(new DOMException('The upload was cancelled.', 'AbortError')),
          );
          uploads.push(held);
          if (!hold) held.finish();
        }),
    },
    tables: {
      readRow: async ({ table, column, value }) =>
        rows.find((entry) => entry.table === table && entry.row[column] === value)?.row ?? null,
    },
  };
}
