/** Why a file could not be stored. */
export type StorageFailure =
  /** The bucket does not exist: only an operator can fix that. */
  | { readonly kind: 'bucket-missing' }
  /** The service refused, with its own message. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  /** The service took the call, and its answer names no file. */
  | { readonly kind: 'nothing' }
  /** The connection broke, or nothing moved for too long. */
  | { readonly kind: 'network' }
  /** A variable that the service needs is not set. */
  | { readonly kind: 'configuration'; readonly variable: string };

/** A failed call to the storage service, as one tagged value. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure) {
    super(`Storage: ${failure.kind}`);
    this.failure = failure;
  }
}

/** One file on its way to a bucket. */
export interface FileUpload {
  readonly bucket: string;
  /** Inside the bucket, without a slash at its start. */
  readonly path: string;
  readonly file: Blob;
  /** The content type to store, whatever the file's name says. */
  readonly contentType: string;
  /** Whether a file that lies at the path is replaced; otherwise it is refused. */
  readonly overwrite: boolean;
  /** How long a browser may cache the file, in seconds; the service's own default when absent. */
  readonly cacheControlSeconds?: number;
  /** Called with the share that was sent, from 0 to 1; it never decreases. */
  readonly onProgress?: (fraction: number) => void;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
}

/** The hosted file storage. */
export interface FileStorage {
  /** How long a document waits before each further try, when the connection drops under its upload. */
  readonly retryAfterSeconds: readonly number[];
  /**
   * Stores a file.
   *
   * @returns its address for the record: its public URL, or one that opens only with a signature
   * @throws StorageError with the failure as one tagged value
   * @throws DOMException `AbortError` when `signal` cancels it
   */
  upload(upload: FileUpload): Promise<string>;
  /** Whether the document at an address opens only with a signature. */
  isPrivate(url: string): boolean;
  /**
   * Signs the address of a private document, for a minute.
   * @throws StorageError where the service refuses: only its owner and whom the bucket's policies name may read it
   */
  sign(url: string): Promise<string>;
  /**
   * Deletes a file; one that is not there counts as deleted.
   * @throws StorageError with the failure as one tagged value
   */
  remove(file: Pick<FileUpload, 'bucket' | 'path'>): Promise<void>;
}

/** The hosted database's tables, as far as this product reads them. */
export interface TableReader {
  /**
   * Reads the one row whose column has a value. The row is untrusted: parse it with a schema.
   *
   * @returns null when there is no such row
   * @throws StorageError with the failure as one tagged value
   */
  readRow(query: {
    readonly table: string;
    readonly column: string;
    readonly value: string;
    readonly signal?: AbortSignal;
  }): Promise<unknown>;
}

/** What the hosted database and storage service offers this product. */
export interface HostedStorage {
  /** Whether new documents have public addresses, or open only with a signature. */
  readonly documents: 'public' | 'private';
  readonly files: FileStorage;
  readonly tables: TableReader;
}
