import { organizationErrors } from '#contract/errors/organization.ts';
import type { StorageFailure } from '#shared/ports/storage.ts';
import { fill } from '#shared/text/fill.ts';
import type { Destination } from '#shared/upload/document-upload.ts';
import { MAX_DOCUMENT_BYTES, megabytes, startOf } from '#shared/upload/file-facts.ts';

interface Kind {
  readonly type: string;
  /** What its first bytes hold. */
  readonly signature: string;
  /** True where it need not be at the very start. */
  readonly anywhere?: true;
}

const JPEG: Kind = { type: 'image/jpeg', signature: '\u00ff\u00d8\u00ff' };

/** What may be uploaded, by the end of its name (ORG-06). */
const kinds: Readonly<Record<string, Kind>> = {
  pdf: { type: 'application/pdf', signature: '%PDF-', anywhere: true },
  doc: { type: 'application/msword', signature: '\u00d0\u00cf\u0011\u00e0' },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signature: 'PK\u0003\u0004',
  },
  png: { type: 'image/png', signature: '\u0089PNG' },
  jpg: JPEG,
  jpeg: JPEG,
};

/** The files that a chooser offers. */
export const DOCUMENT_ACCEPT = Object.keys(kinds)
  .map((extension) => `.${extension}`)
  .join(',');

const CHOOSE = 'Choose a PDF, a Word file (doc, docx) or a picture (png, jpg, jpeg).';

function extensionOf({ name }: File): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

function kindOf(file: File): Kind | undefined {
  const extension = extensionOf(file);
  return Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
}

/** Why a chosen file cannot be uploaded, as a text; null for an accepted one (ORG-06). */
export async function documentProblem(file: File): Promise<string | null> {
  const kind = kindOf(file);
  if (kind === undefined) return `This kind of file is not accepted. ${CHOOSE}`;
  if (file.size === 0) return 'The file is empty. Choose another one.';
  if (file.size > MAX_DOCUMENT_BYTES) {
    return fill(organizationErrors['organization-document-large'], { size: megabytes(file.size) });
  }
  const start = await startOf(file);
  if (start === null) return 'The file cannot be read. Choose it again.';
  const fits = kind.anywhere ? start.includes(kind.signature) : start.startsWith(kind.signature);
  return fits ? null : `The file is not what its name says. ${CHOOSE}`;
}

/** Where a document goes, and how: a new place each time, so that nothing is ever written over (ORG-06). */
export function documentDestination(userId: string, now: number, file: File): Destination {
  return {
    bucket: 'organization-documents',
    path: `org-docs/${userId}/${now}.${extensionOf(file)}`,
    contentType: kindOf(file)?.type ?? file.type,
    overwrite: false,
    cacheControlSeconds: 3600,
  };
}

/** What an upload that failed says (ORG-06). */
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
