/** Why a call to the storage service failed. */
export type StorageFailure =
  /** The bucket does not exist. Only an operator can fix that. */
  | { readonly kind: 'bucket-missing' }
  /** The service refused, with its own message. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  /** The service's response names no file. */
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
  /** The content type to store, whatever the file's extension says. */
  readonly contentType: string;
  /** Whether to replace an existing file. If false, the service refuses to. */
  readonly overwrite: boolean;
  /** How long a browser may cache the file, in seconds. If omitted, the service decides. */
  readonly cacheControlSeconds?: number;
  /** Called with the share of the file sent so far, from 0 to 1. It never decreases. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
}

export interface FileStorage {
  /** The delays before each retry of an upload whose connection dropped. */
  readonly retryAfterSeconds: readonly number[];
  /**
   * Stores a file.
   *
   * @returns the file's address, to store in a record. It is public or needs a signature.
   * @throws StorageError with the failure as one tagged value
   * @throws DOMException `AbortError` when `signal` cancels it
   */
  upload(upload: FileUpload): Promise<string>;
  /** Whether the document at an address needs a signature. */
  isPrivate(url: string): boolean;
  /**
   * Signs the address of a private document for one minute.
   *
   * @throws StorageError if the service refuses. Only the owner and users whom the bucket's
   * policies allow may read the document.
   */
  sign(url: string): Promise<string>;
  /**
   * Deletes a file. A missing file counts as deleted.
   *
   * @throws StorageError with the failure as one tagged value
   */
  remove(file: Pick<FileUpload, 'bucket' | 'path'>): Promise<void>;
}

export interface TableReader {
  /**
   * Reads the row whose column has this value. The row is untrusted, so parse it with a schema.
   *
   * @returns null if there is no such row
   * @throws StorageError with the failure as one tagged value
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
   * Whether new documents are public or need signed addresses. Campaign pictures are always public.
   */
  readonly documents: 'public' | 'private';
  readonly files: FileStorage;
  readonly tables: TableReader;
}
