import { type FileStorage, type FileUpload, StorageError, type StorageFailure } from '../ports/storage.ts';
import type { PersistedValue } from '../store/persisted-value.ts';
import { countDown } from './count-down.ts';
import type { UploadProgress } from './document-state.ts';

export type Destination = Omit<FileUpload, 'file' | 'onProgress' | 'signal'>;

/** Reads and writes a value that is stored elsewhere. */
export interface Cell<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

export interface DocumentUploadOptions {
  readonly files: FileStorage;
  /** The document's form field. Contains the stored file's URL, or null if no file is stored. */
  readonly field: Cell<string | null>;
  /**
   * Stores, for this tab, the name of the file being uploaded, or `PHOTOS` while the user takes
   * photos.
   */
  readonly unfinished: PersistedValue<string>;
  /** Returns why a file can't be used, or null if it can. */
  readonly problemOf: (file: File) => Promise<string | null>;
  /**
   * Asks the user whether a valid file may replace the stored file. Resolves to false if the user
   * declines. The file is then not uploaded.
   */
  readonly mayReplace?: (file: File) => Promise<boolean>;
  /** Returns where to store a file. Called for each attempt. */
  readonly destinationOf: (file: File) => Destination | Promise<Destination>;
  readonly failureText: (file: File, failure: StorageFailure) => string;
}

/**
 * The value of `unfinished` while the user is taking photos. File names can't contain a slash, so
 * no file has this name.
 */
const PHOTOS = '/photos';

/** Returns a document's upload progress at the time its form opens. */
export function openedProgress({ unfinished }: Pick<DocumentUploadOptions, 'unfinished'>): UploadProgress {
  const stored = unfinished.read();
  if (stored === null) return { kind: 'idle' };
  return { kind: 'interrupted', fileName: stored === PHOTOS ? null : stored };
}

/**
 * Manages one document of a form (STU-03, ORG-06). Uploads a file as soon as the user chooses it,
 * so that saving the form doesn't have to wait.
 */
export function createDocumentUpload(options: DocumentUploadOptions, progress: Cell<UploadProgress>) {
  const { files, field, unfinished, problemOf, mayReplace, destinationOf, failureText } = options;
  let running: { readonly calledOff: AbortController; readonly done: Promise<void> } | null = null;
  let lastFile: File | null = null;

  const isRemoved = () => progress.read().kind === 'removed' && field.read() === null;

  /**
   * Sets the progress. If the user has removed the document, first restores its URL in the field.
   */
  const setProgress = (next: UploadProgress) => {
    const now = progress.read();
    if (now.kind === 'removed' && isRemoved()) field.write(now.url);
    progress.write(next);
  };

  const send = async (file: File, { signal }: AbortController): Promise<void> => {
    const problem = await problemOf(file);
    if (signal.aborted) return;
    if (problem !== null) return setProgress({ kind: 'failed', text: problem, canRetry: false });
    if (mayReplace && !(await mayReplace(file))) return;
    if (signal.aborted) return;
    lastFile = file;
    const failure = await attempts(file, signal);
    // Shows no error if the user has cancelled.
    if (failure === null || signal.aborted) return;
    setProgress({ kind: 'failed', text: failureText(file, failure), canRetry: true });
  };

  /**
   * Sends a file, and retries if the connection drops.
   *
   * @returns why the file was not stored, or null if it was stored. After a cancellation, ignore
   * the result
   */
  const attempts = async (file: File, signal: AbortSignal): Promise<StorageFailure | null> => {
    unfinished.write(file.name);
    for (let attempt = 1; ; attempt += 1) {
      setProgress({ kind: 'uploading', fileName: file.name, fraction: 0 });
      const failure = await attemptOnce(file, signal);
      const wait = files.retryAfterSeconds[attempt - 1];
      if (failure?.kind !== 'network' || wait === undefined || signal.aborted) return failure;
      const of = files.retryAfterSeconds.length;
      await countDown(wait, signal, (seconds) =>
        setProgress({ kind: 'uploading', fileName: file.name, fraction: 0, retry: { seconds, attempt, of } }),
      );
      if (signal.aborted) return null;
    }
  };

  const attemptOnce = async (file: File, signal: AbortSignal): Promise<StorageFailure | null> => {
    try {
      const url = await files.upload({
        ...(await destinationOf(file)),
        file,
        signal,
        onProgress: (fraction) => {
          const isUploading = !signal.aborted && progress.read().kind === 'uploading';
          if (isUploading) setProgress({ kind: 'uploading', fileName: file.name, fraction });
        },
      });
      if (signal.aborted) return null;
      field.write(url);
      setProgress({ kind: 'uploaded', url, fileName: file.name });
      lastFile = null;
      return null;
    } catch (error) {
      if (error instanceof StorageError) return error.failure;
      if (!signal.aborted) console.error('A document could not be uploaded', error);
      return { kind: 'network' };
    }
  };

  const cancel = () => {
    unfinished.forget();
    if (running === null && !isRemoved()) return;
    running?.calledOff.abort();
    running = null;
    setProgress({ kind: 'idle' });
  };

  /**
   * Stops an upload when the user leaves the page. Keeps the file's name, so that the form asks for
   * the file again on the next visit.
   */
  const leave = () => {
    running?.calledOff.abort();
    running = null;
  };

  const start = (file: File): Promise<void> => {
    if (running !== null) cancel();
    const calledOff = new AbortController();
    const done = send(file, calledOff).finally(() => {
      if (running?.calledOff !== calledOff) return;
      running = null;
      unfinished.forget();
    });
    running = { calledOff, done };
    return done;
  };

  return {
    /** Checks and uploads a file. Cancels an earlier upload that is still running. */
    choose: start,
    retry: async () => {
      if (lastFile !== null) await start(lastFile);
    },
    /** Empties the field, so that saving the form removes the document. `cancel` undoes this. */
    remove: () => {
      cancel();
      const url = field.read();
      if (url === null) return;
      field.write(null);
      progress.write({ kind: 'removed', url });
    },
    /** Cancels an upload or a removal, and keeps the stored file. */
    cancel,
    leave,
    /**
     * Remembers whether the user is taking photos, because a phone may close the page while its
     * camera is open.
     */
    photographing: (isNow: boolean) => {
      if (isNow) unfinished.write(PHOTOS);
      else unfinished.forget();
    },
    isRemoved,
    isBusy: () => running !== null,
    /** Resolves once no file is uploading. */
    settled: async () => {
      while (running !== null) await running.done;
    },
  };
}
