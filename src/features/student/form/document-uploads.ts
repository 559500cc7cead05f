import { createStore } from 'zustand/vanilla';
import { studentErrors } from '#contract/errors/student.ts';
import { type DocumentKey, documentLabels } from '#contract/student-words.ts';
import { mapFields, namesOf } from '#shared/form/fields.ts';
import type { FileStorage, StorageFailure } from '#shared/ports/storage.ts';
import type { PersistedValue } from '#shared/store/persisted-value.ts';
import { fill } from '#shared/text/fill.ts';
import { type DocumentState, storedUrl } from '#shared/upload/document-state.ts';
import { createDocumentUpload } from '#shared/upload/document-upload.ts';
import type { DocumentUrls } from '../student-fields.ts';
import { documentProblem } from './document-check.ts';

const BUCKET = 'student-documents';
const PDF = 'application/pdf';

export type DocumentStates = Readonly<Record<DocumentKey, DocumentState>>;

export interface DocumentUploadsOptions {
  readonly userId: string;
  readonly files: FileStorage;
  readonly stored: DocumentUrls;
  /** What the saved profile holds. Organizations read it, so the student is asked before a file is replaced. */
  readonly saved: DocumentUrls;
  /** Where this tab remembers the name of a file while it is uploaded. */
  readonly unfinished: (key: DocumentKey) => PersistedValue<string>;
  readonly mayReplace: (key: DocumentKey) => Promise<boolean>;
}

/** The four documents of a form (STU-03, STU-04): each is uploaded as soon as it is chosen, so that saving need not wait. */
export function createDocumentUploads(options: DocumentUploadsOptions) {
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
    choose: (key: DocumentKey, file: File) => uploads[key].choose(file),
    retry: (key: DocumentKey) => uploads[key].retry(),
    photographing: (key: DocumentKey, isNow: boolean) => uploads[key].photographing(isNow),
    /** Takes over what another tab has uploaded. */
    takeOver: (urls: DocumentUrls) => {
      for (const key of keys) if (urls[key] !== null) uploads[key].takeOver(urls[key]);
    },
    /** Removes a document when the profile is saved, unless `cancel` undoes that. */
    remove: (key: DocumentKey) => uploads[key].remove(),
    removed,
    /** Cancels an upload or a removal; the stored file stays. */
    cancel: (key: DocumentKey) => uploads[key].cancel(),
    /** Cancels every upload, and no removal. */
    cancelAll: () => {
      for (const key of keys) if (!removed().includes(key)) uploads[key].cancel();
    },
    /** The public URLs of what is stored. */
    urls: (): DocumentUrls => mapFields(documentLabels, (key) => storedUrl(store.getState()[key])),
    isBusy,
    /** Settles when no upload is left. */
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
