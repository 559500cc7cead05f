import { createStore, type StoreApi } from 'zustand/vanilla';
import { studentErrors } from '#contract/errors/student.ts';
import { mapFields, namesOf } from '#shared/form/fields.ts';
import type { FileStorage, StorageFailure } from '#shared/ports/storage.ts';
import type { PersistedValue } from '#shared/store/persisted-value.ts';
import { fill } from '#shared/text/fill.ts';
import { type DocumentState, storedUrl } from '#shared/upload/document-state.ts';
import { createDocumentUpload } from '#shared/upload/document-upload.ts';
import { type DocumentKey, documentLabels } from '../student.ts';
import type { DocumentUrls } from '../student-fields.ts';
import { documentProblem } from './document-check.ts';

const BUCKET = 'student-documents';
const PDF = 'application/pdf';

export type DocumentStates = Readonly<Record<DocumentKey, DocumentState>>;

export interface DocumentUploadsOptions {
  readonly userId: string;
  readonly files: FileStorage;
  /** What is stored already. */
  readonly stored: DocumentUrls;
  /** What the saved profile holds. Organizations read it, so the student is asked before a file is replaced. */
  readonly saved: DocumentUrls;
  /** Where this tab remembers the name of a file while it is uploaded. */
  readonly unfinished: (key: DocumentKey) => PersistedValue<string>;
  readonly mayReplace: (key: DocumentKey) => Promise<boolean>;
}

/** The four documents of a form, each uploaded by itself (STU-03, STU-04). */
export interface DocumentUploads {
  readonly store: StoreApi<DocumentStates>;
  /** Checks a file and uploads it, in place of one that is being uploaded. */
  choose(key: DocumentKey, file: File): Promise<void>;
  /** Sends once more the file that failed. */
  retry(key: DocumentKey): Promise<void>;
  /** Takes over what another tab has uploaded. */
  takeOver(urls: DocumentUrls): void;
  /** Removes a document when the profile is saved, unless that is undone. */
  remove(key: DocumentKey): void;
  /** The removed documents. */
  removed(): readonly DocumentKey[];
  /** Cancels an upload or a removal; the stored file stays. */
  cancel(key: DocumentKey): void;
  /** Cancels every upload, because the form is closing. */
  cancelAll(): void;
  /** The public URLs of what is stored. */
  urls(): DocumentUrls;
  /** True while a file is being uploaded. */
  isBusy(): boolean;
  /** Settles when no upload is left. */
  settled(): Promise<void>;
}

/** Uploads documents as soon as they are chosen, so that saving need not wait. */
export function createDocumentUploads(options: DocumentUploadsOptions): DocumentUploads {
  const { userId, files, stored, saved, unfinished, mayReplace } = options;
  const agreed = new Set<DocumentKey>();
  const uploads = mapFields(documentLabels, (key) =>
    createDocumentUpload({
      files,
      stored: stored[key],
      unfinished: unfinished(key),
      problemOf: documentProblem,
      mayReplace: async () => {
        if (saved[key] === null || agreed.has(key)) return true;
        const may = await mayReplace(key);
        if (may) agreed.add(key);
        return may;
      },
      destinationOf: () => ({
        bucket: BUCKET,
        path: pathOf(userId, key),
        contentType: PDF,
        overwrite: true,
        // The address stays the same when a file is replaced: a cached copy would be the old one.
        cacheControlSeconds: 0,
      }),
      failureText: (file, failure) => uploadFailureText(file.name, failure),
    }),
  );
  const all = Object.values(uploads);
  const keys = namesOf(documentLabels);
  const store = createStore<DocumentStates>(() =>
    mapFields(documentLabels, (key) => uploads[key].store.getState()),
  );
  for (const key of keys) uploads[key].store.subscribe((state) => store.setState({ [key]: state }));
  const isBusy = () => all.some((upload) => upload.isBusy());
  const removed = () => keys.filter((key) => store.getState()[key].kind === 'removed');

  return {
    store,
    choose: (key, file) => uploads[key].choose(file),
    retry: (key) => uploads[key].retry(),
    takeOver: (urls) => {
      for (const key of keys) if (urls[key] !== null) uploads[key].takeOver(urls[key]);
    },
    remove: (key) => uploads[key].remove(),
    removed,
    cancel: (key) => uploads[key].cancel(),
    cancelAll: () => {
      for (const upload of all) upload.cancel();
    },
    urls: () => mapFields(documentLabels, (key) => storedUrl(store.getState()[key])),
    isBusy,
    settled: async () => {
      while (isBusy()) await Promise.all(all.map((upload) => upload.settled()));
    },
  };
}

const pathOf = (userId: string, key: DocumentKey) => `${userId}/${key}.pdf`;

/** Deletes the files of documents that a profile no longer holds. @throws StorageError */
export async function deleteDocuments(
  files: FileStorage,
  userId: string,
  keys: readonly DocumentKey[],
): Promise<void> {
  await Promise.all(keys.map((key) => files.remove({ bucket: BUCKET, path: pathOf(userId, key) })));
}

/** What an upload that failed says (STU-03, STU-04). */
function uploadFailureText(name: string, failure: StorageFailure): string {
  return fill(studentErrors['student-document-failed'], { name, reason: reasonOf(failure) });
}

function reasonOf(failure: StorageFailure): string {
  const failed = (message: string) => fill(studentErrors['student-upload-refused'], { message });
  switch (failure.kind) {
    case 'bucket-missing':
      return studentErrors['student-bucket-missing'];
    case 'refused':
      return failed(failure.message);
    case 'nothing':
      return failed('The storage did not say where the file is.');
    case 'network':
      return failed('The connection was lost.');
    case 'configuration':
      return failed(`${failure.variable} is not set.`);
  }
}
