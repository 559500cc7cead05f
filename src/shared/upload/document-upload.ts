import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FileStorage, type FileUpload, StorageError, type StorageFailure } from '../ports/storage.ts';
import type { PersistedValue } from '../store/persisted-value.ts';
import { countDown } from './count-down.ts';
import {
  type DocumentEvent,
  type DocumentState,
  documentAfter,
  documentStateOf,
  storedUrl,
} from './document-state.ts';

/** Where a file goes, and how it is stored there. */
export type Destination = Omit<FileUpload, 'file' | 'onProgress' | 'signal'>;

export interface DocumentUploadOptions {
  readonly files: FileStorage;
  /** The public URL of what is stored already; null for nothing. */
  readonly stored: string | null;
  /** Where this tab remembers the name of a file while it is uploaded. */
  readonly unfinished: PersistedValue<string>;
  /** Why a file cannot be uploaded, as a text; null for an accepted one. */
  readonly problemOf: (file: File) => Promise<string | null>;
  /** Asks before a valid file is sent; false leaves everything as it is. */
  readonly mayReplace?: (file: File) => Promise<boolean>;
  /** Asked once for each attempt. */
  readonly destinationOf: (file: File) => Destination | Promise<Destination>;
  readonly failureText: (file: File, failure: StorageFailure) => string;
}

/** One document of a form, on its way to the storage (STU-03, ORG-06). */
export interface DocumentUpload {
  readonly store: StoreApi<DocumentState>;
  /** Checks a file and uploads it, in place of one that is on its way. */
  choose(file: File): Promise<void>;
  /** Sends once more the file that failed. */
  retry(): Promise<void>;
  /** Takes over what another tab has uploaded, unless this one has its own way with the document. */
  takeOver(url: string): void;
  /** Removes the document when the form is saved, unless `cancel` undoes it. */
  remove(): void;
  /** Cancels an upload or a removal; the stored file stays. */
  cancel(): void;
  /** True while a file is on its way. */
  isBusy(): boolean;
  /** Settles when no file is on its way any more. */
  settled(): Promise<void>;
}

/** Uploads a document as soon as it is chosen, so that saving need not wait. */
export function createDocumentUpload(options: DocumentUploadOptions): DocumentUpload {
  const { files, stored, unfinished, problemOf, mayReplace, destinationOf, failureText } = options;
  const fileName = unfinished.read();
  const store = createStore<DocumentState>(() =>
    fileName === null ? documentStateOf(stored) : { kind: 'interrupted', url: stored, fileName },
  );
  let running: { readonly calledOff: AbortController; readonly done: Promise<void> } | null = null;
  let lastFile: File | null = null;

  const meet = (event: DocumentEvent) => store.setState(documentAfter(store.getState(), event), true);

  const send = async (file: File, { signal }: AbortController): Promise<void> => {
    const problem = await problemOf(file);
    if (signal.aborted) return;
    if (problem !== null) return meet({ kind: 'failed', text: problem, canRetry: false });
    if (mayReplace && !(await mayReplace(file))) return;
    if (signal.aborted) return;
    lastFile = file;
    const failure = await attempts(file, signal);
    // Cancelled by the user: there is nothing to report.
    if (failure === null || signal.aborted) return;
    meet({ kind: 'failed', text: failureText(file, failure), canRetry: true });
  };

  /** Sends a file, and again while the connection drops. @returns why it is not stored; null when it is */
  const attempts = async (file: File, signal: AbortSignal): Promise<StorageFailure | null> => {
    unfinished.write(file.name);
    for (let attempt = 1; ; attempt += 1) {
      meet({ kind: 'started', fileName: file.name });
      const failure = await attemptOnce(file, signal);
      const wait = files.retryAfterSeconds[attempt - 1];
      if (failure?.kind !== 'network' || wait === undefined || signal.aborted) return failure;
      const of = files.retryAfterSeconds.length;
      await countDown(wait, signal, (seconds) => meet({ kind: 'dropped', retry: { seconds, attempt, of } }));
      if (signal.aborted) return null;
    }
  };

  const attemptOnce = async (file: File, signal: AbortSignal): Promise<StorageFailure | null> => {
    try {
      const url = await files.upload({
        ...(await destinationOf(file)),
        file,
        signal,
        onProgress: (fraction) => !signal.aborted && meet({ kind: 'moved', fraction }),
      });
      if (signal.aborted) return null;
      meet({ kind: 'stored', url });
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
    if (running === null && store.getState().kind !== 'removed') return;
    running?.calledOff.abort();
    running = null;
    meet({ kind: 'called-off' });
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
    store,
    choose: start,
    retry: async () => {
      if (lastFile !== null) await start(lastFile);
    },
    takeOver: (url) => {
      const state = store.getState();
      if (running === null && state.kind !== 'removed' && storedUrl(state) !== url)
        meet({ kind: 'stored', url });
    },
    remove: () => {
      cancel();
      meet({ kind: 'removed' });
    },
    cancel,
    isBusy: () => running !== null,
    settled: async () => {
      while (running !== null) await running.done;
    },
  };
}
