import { organizationErrors } from '#contract/errors/organization.ts';
import { MAX_DOCUMENT_MEGABYTES } from '#contract/limits.ts';
import type { StorageFailure } from '#shared/ports/storage.ts';
import { fill } from '#shared/text/fill.ts';
import type { Destination } from '#shared/upload/document-upload.ts';
import { MAX_DOCUMENT_BYTES, mediaTypeOf, megabytes, readKind } from '#shared/upload/file-kind.ts';

/** File name extensions for the file chooser (ORG-06). */
export const DOCUMENT_ACCEPT = '.pdf,.doc,.docx,.png,.jpg,.jpeg,.jfif';
const ACCEPTED = 'a PDF, a Word file (doc, docx) or a picture (png, jpg, jpeg)';
/** Shown above the document field. */
export const DOCUMENT_LEAD = `Choose ${ACCEPTED} of at most ${MAX_DOCUMENT_MEGABYTES} MB. We upload it immediately, and add it to your profile when you save.`;

/**
 * Says why a chosen file can't be uploaded, or returns null if it can (ORG-06). Checks the content,
 * not the name.
 */
export async function documentProblem(file: File): Promise<string | null> {
  if (file.size === 0) return 'The file is empty. Choose another file.';
  if (file.size > MAX_DOCUMENT_BYTES) {
    return fill(organizationErrors['organization-document-large'], { size: megabytes(file.size) });
  }
  const read = await readKind(file);
  if ('problem' in read) return read.problem;
  return read.kind === null ? `We don’t accept this kind of file. Choose ${ACCEPTED}.` : null;
}

/**
 * Returns the storage destination of a document. Each upload gets a new path, so that it never
 * overwrites an earlier document (ORG-06).
 */
export async function documentDestination(userId: string, now: number, file: File): Promise<Destination> {
  const read = await readKind(file);
  const kind = ('kind' in read && read.kind) || 'pdf';
  return {
    bucket: 'organization-documents',
    path: `org-docs/${userId}/${now}.${kind}`,
    contentType: mediaTypeOf(kind),
    overwrite: false,
    cacheControlSeconds: 3600,
  };
}

/** Returns the message for a failed upload (ORG-06). */
export function uploadFailureText(failure: StorageFailure): string {
  const failed = (message: string) => fill(organizationErrors['organization-upload-refused'], { message });
  switch (failure.kind) {
    case 'bucket-missing':
      return organizationErrors['organization-bucket-missing'];
    case 'nothing':
      return organizationErrors['organization-document-failed'];
    case 'refused':
      return failed(failure.message);
    case 'network':
      return failed('The connection was lost.');
    case 'configuration':
      return failed(`${failure.variable} is not set.`);
  }
}
