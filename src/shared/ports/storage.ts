/** Why a call to the storage service failed. */
export type StorageFailure =
  /** The bucket does not exist. Only an operator can fix that. */
  | { readonly kind: 'bucket-missing' }
  /** The storage service refused the call. `message` is the service's explanation. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  /** The storage service's response names no file. */
  | { readonly kind: 'nothing' }
  /** The connection dropped, or made no progress for too long. */
  | { readonly kind: 'network' }
  | { readonly kind: 'configuration'; readonly variable: string };

/** Thrown when a call to the storage service fails. `failure` says why. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure) {
    super(`Storage: ${failure.kind}`);
    this.failure = failure;
  }
}

export interface FileUpload {
  readonly bucket: string;
  /** The path in the bucket, without a leading slash. */
  readonly path: string;
  readonly file: Blob;
  /** The content type to store. The file's own type is ignored. */
  readonly contentType: string;
  /**
   * Whether to replace an existing file. If false, the service keeps the file and refuses the
   * upload.
   */
  readonly overwrite: boolean;
  /** How long a browser may cache the file, in seconds. If omitted, the storage service decides. */
  readonly cacheControlSeconds?: number;
  /** Called with the share of the file sent so far, from 0 to 1. It never decreases. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
}

export interface FileStorage {
  /** How long to wait before each retry of an upload whose connection dropped. */
  readonly retryAfterSeconds: readonly number[];
  /**
   * Stores a file.
   *
   * @returns the file's URL, to store in a record. A private file opens only with a signed URL.
   * @throws StorageError whose `failure` says what went wrong
   * @throws DOMException `AbortError` when `signal` cancels the upload
   */
  upload(upload: FileUpload): Promise<string>;
  /** Whether the document at this URL is private, so that its URL must be signed. */
  isPrivate(url: string): boolean;
  /**
   * Creates a signed URL for a private document. The signed URL is valid for one minute.
   *
   * @throws StorageError if the service refuses. Only the owner and users whom the bucket's
   * policies allow may read the document.
   */
  sign(url: string): Promise<string>;
  /**
   * Deletes a file. A missing file counts as deleted.
   *
   * @throws StorageError whose `failure` says what went wrong
   */
  remove(file: Pick<FileUpload, 'bucket' | 'path'>): Promise<void>;
}

export interface TableReader {
  /**
   * Reads the row that has `value` in `column`. The row is untrusted, so parse it with a schema.
   *
   * @returns null if no row matches
   * @throws StorageError whose `failure` says what went wrong
   */
  readRow(query: {
    readonly table: string;
    readonly column: string;
    readonly value: string;
    readonly signal?: AbortSignal;
  }): Promise<unknown>;
}

export interface HostedStorage {
  /**
   * Whether new documents are public or need signed URLs. Campaign pictures are always public.
   */
  readonly documents: 'public' | 'private';
  readonly files: FileStorage;
  readonly tables: TableReader;
}
