import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FileStorage, StorageError } from '#shared/ports/storage.ts';
import { documentProblem } from '../model/document-check.ts';
import {
  type DocumentEvent,
  type DocumentState,
  documentAfter,
  documentStateOf,
  storedUrl,
  uploadFailureText,
} from '../model/document-upload.ts';
import { type DocumentKey, studentDocuments } from '../model/student.ts';
import type { DocumentUrls } from '../model/student-payload.ts';

const BUCKET = 'student-documents';
const PDF = 'application/pdf';

export type DocumentStates = Readonly<Record<DocumentKey, DocumentState>>;

export interface DocumentUploadsOptions {
  readonly userId: string;
  readonly files: FileStorage;
  /** What is stored already. */
  readonly stored: DocumentUrls;
  /** Told each time one of them has moved on. */
  readonly onChanged?: () => void;
  /** Told each time a document has been stored. */
  readonly onStored: (documents: DocumentUrls) => void;
}

/** The four documents of a form, each on its own way (STU-03, STU-04). */
export interface DocumentUploads {
  readonly store: StoreApi<DocumentStates>;
  /** Checks a file and uploads it, in place of one that is on its way. */
  choose(key: DocumentKey, file: File): Promise<void>;
  /** Sends the file that failed again. */
  retry(key: DocumentKey): Promise<void>;
  /** Calls an upload off; what was stored before stays. */
  cancel(key: DocumentKey): void;
  /** Calls every upload off: the form goes away. */
  cancelAll(): void;
  /** The public URLs of what is stored. */
  urls(): DocumentUrls;
  /** True while a file is on its way. */
  isBusy(): boolean;
  /** Settles when no file is on its way any more. */
  settled(): Promise<void>;
}

/** Every document's URL. */
function urlsOf(states: DocumentStates): DocumentUrls {
  return {
    tenthResult: storedUrl(states.tenthResult),
    twelfthResult: storedUrl(states.twelfthResult),
    incomeCert: storedUrl(states.incomeCert),
    domicileCert: storedUrl(states.domicileCert),
  };
}

/** Uploads documents at once when they are chosen, so that saving has nothing to wait for. */
export function createDocumentUploads(options: DocumentUploadsOptions): DocumentUploads {
  const { userId, files, stored, onChanged, onStored } = options;
  const store = createStore<DocumentStates>(() => ({
    tenthResult: documentStateOf(stored.tenthResult),
    twelfthResult: documentStateOf(stored.twelfthResult),
    incomeCert: documentStateOf(stored.incomeCert),
    domicileCert: documentStateOf(stored.domicileCert),
  }));
  const running = new Map<
    DocumentKey,
    { readonly calledOff: AbortController; readonly done: Promise<void> }
  >();
  const lastFile = new Map<DocumentKey, File>();

  const meet = (key: DocumentKey, event: DocumentEvent) => {
    store.setState((states) => ({ [key]: documentAfter(states[key], event) }));
    onChanged?.();
  };

  const send = async (key: DocumentKey, file: File, calledOff: AbortController): Promise<void> => {
    const { signal } = calledOff;
    const problem = await documentProblem(file);
    if (signal.aborted) return;
    if (problem !== null) return meet(key, { kind: 'failed', text: problem, canRetry: false });
    lastFile.set(key, file);
    meet(key, { kind: 'started', fileName: file.name });
    try {
      const url = await files.upload({
        bucket: BUCKET,
        path: `${userId}/${key}.pdf`,
        file,
        contentType: PDF,
        overwrite: true,
        // The address stays the same when a file is replaced: a kept copy would be the old one.
        cacheControlSeconds: 0,
        signal,
        onProgress: (fraction) => !signal.aborted && meet(key, { kind: 'moved', fraction }),
      });
      if (signal.aborted) return;
      meet(key, { kind: 'stored', url });
      lastFile.delete(key);
      onStored(urlsOf(store.getState()));
    } catch (error) {
      // Called off by the person: there is nothing to say.
      if (signal.aborted) return;
      if (!(error instanceof StorageError)) console.error('A document could not be uploaded', error);
      const failure = error instanceof StorageError ? error.failure : ({ kind: 'network' } as const);
      meet(key, { kind: 'failed', text: uploadFailureText(file.name, failure), canRetry: true });
    }
  };

  const cancel = (key: DocumentKey) => {
    const upload = running.get(key);
    if (!upload) return;
    running.delete(key);
    upload.calledOff.abort();
    meet(key, { kind: 'called-off' });
  };

  const start = (key: DocumentKey, file: File): Promise<void> => {
    cancel(key);
    const calledOff = new AbortController();
    const done = send(key, file, calledOff).finally(() => {
      if (running.get(key)?.calledOff === calledOff) running.delete(key);
    });
    running.set(key, { calledOff, done });
    return done;
  };

  return {
    store,
    choose: start,
    retry: async (key) => {
      const file = lastFile.get(key);
      if (file) await start(key, file);
    },
    cancel,
    cancelAll: () => {
      for (const { key } of studentDocuments) cancel(key);
    },
    urls: () => urlsOf(store.getState()),
    isBusy: () => running.size > 0,
    settled: async () => {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
