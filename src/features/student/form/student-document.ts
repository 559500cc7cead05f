import { studentErrors } from '#contract/errors/student.ts';
import type { DocumentKey } from '#contract/student-words.ts';
import type { FileStorage, StorageFailure } from '#shared/ports/storage.ts';
import type { PersistedValue } from '#shared/store/persisted-value.ts';
import { fill } from '#shared/text/fill.ts';
import type { DocumentUploadOptions } from '#shared/upload/document-upload.ts';
import type { DocumentUrls } from '../student-fields.ts';
import { documentProblem } from './document-check.ts';

const BUCKET = 'student-documents';
const PDF = 'application/pdf';

export interface StudentDocumentsOptions {
  readonly userId: string;
  readonly files: FileStorage;
  /**
   * The documents of the saved profile. Organizations can read them, so the form asks the student
   * before it replaces a file.
   */
  readonly saved: DocumentUrls;
  /** Returns the storage for the name of the file that this tab is uploading. */
  readonly unfinished: (key: DocumentKey) => PersistedValue<string>;
  readonly mayReplace: (key: DocumentKey) => Promise<boolean>;
}

/** The upload options for one document of a student's profile (STU-03, STU-04). */
export function studentDocument(
  key: DocumentKey,
  { userId, files, saved, unfinished, mayReplace }: StudentDocumentsOptions,
): Omit<DocumentUploadOptions, 'field'> {
  let isAgreed = saved[key] === null;
  return {
    files,
    unfinished: unfinished(key),
    problemOf: documentProblem,
    mayReplace: async () => {
      isAgreed ||= await mayReplace(key);
      return isAgreed;
    },
    destinationOf: () => ({
      bucket: BUCKET,
      path: pathOf(userId, key),
      contentType: PDF,
      overwrite: true,
      // A new file gets the same URL as the file it replaces, so a cached copy would be outdated.
      cacheControlSeconds: 0,
    }),
    failureText: (file, failure) => uploadFailureText(file.name, failure),
  };
}

const pathOf = (userId: string, key: DocumentKey) => `${userId}/${key}.pdf`;

/**
 * Deletes the stored files of these documents.
 *
 * @throws StorageError
 */
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
      return failed('The storage service didn’t return the file’s address.');
    case 'network':
      return failed('The connection was lost.');
    case 'configuration':
      return failed(`${failure.variable} is not set.`);
  }
}
