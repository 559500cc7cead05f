import { createStore } from 'zustand/vanilla';
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

export type Destination = Omit<FileUpload, 'file' | 'onProgress' | 'signal'>;

export interface DocumentUploadOptions {
  readonly files: FileStorage;
  /** The public URL of the stored file; null for none. */
  readonly stored: string | null;
  /** Where this tab remembers the name of an uploading file, or that photos are being taken. */
  readonly unfinished: PersistedValue<string>;
  /** Returns why a file is not accepted; null if it is. */
  readonly problemOf: (file: File) => Promise<string | null>;
  /** Asks before a valid file is sent; false cancels it. */
  readonly mayReplace?: (file: File) => Promise<boolean>;
  /** Called once for each attempt. */
  readonly destinationOf: (file: File) => Destination | Promise<Destination>;
  readonly failureText: (file: File, failure: StorageFailure) => string;
}

/** Stands for photos where `unfinished` holds a file name. No file name contains a slash. */
const PHOTOS = '/photos';

/** One document of a form (STU-03, ORG-06). It is uploaded as soon as it is chosen, so that saving need not wait. */
export function createDocumentUpload(options: DocumentUploadOptions) {
  const { files, stored, unfinished, problemOf, mayReplace, destinationOf, failureText } = options;
  const left = unfinished.read();
  const store = createStore<DocumentState>(() =>
    left === null
      ? documentStateOf(stored)
      : { kind: 'interrupted', url: stored, fileName: left === PHOTOS ? null : left },
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
    // The user cancelled: show no error.
    if (failure === null || signal.aborted) return;
    meet({ kind: 'failed', text: failureText(file, failure), canRetry: true });
  };

  /** Sends a file, and retries while the connection drops. @returns why it is not stored; null if it is */
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
    /** Checks and uploads a file, replacing one that is uploading. */
    choose: start,
    retry: async () => {
      if (lastFile !== null) await start(lastFile);
    },
    /** Uses a file that another tab has uploaded, unless this tab has changed the document itself. */
    takeOver: (url: string) => {
      const state = store.getState();
      if (running === null && state.kind !== 'removed' && storedUrl(state) !== url)
        meet({ kind: 'stored', url });
    },
    /** Removes the document when the form is saved, unless `cancel` undoes it. */
    remove: () => {
      cancel();
      meet({ kind: 'removed' });
    },
    /** Cancels an upload or a removal; the stored file stays. */
    cancel,
    /** Remembers that photos are being taken: a phone may close the page while its camera is open. */
    photographing: (isNow: boolean) => {
      if (isNow) unfinished.write(PHOTOS);
      else unfinished.forget();
    },
    isBusy: () => running !== null,
    /** Settles when no file is uploading any more. */
    settled: async () => {
      while (running !== null) await running.done;
    },
  };
}
