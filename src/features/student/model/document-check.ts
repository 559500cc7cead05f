import { studentErrors } from '#contract/errors/student.ts';
import { fill } from '#shared/text/fill.ts';

/** The largest document that is accepted, in bytes (STU-03). */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
const PDF_SIGNATURE = '%PDF-';
/** A PDF may carry some bytes of another program before its signature; readers look this far. */
const SIGNATURE_WITHIN = 1024;

/** Megabytes with two decimals, rounded up: a file that is too large never looks as if it just fitted. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / MEGABYTE) * 100) / 100).toFixed(2);
}

/**
 * What keeps a chosen file from being uploaded, in words; null for a PDF of at most 5 MB (STU-03). The name
 * and the type are what the file says of itself; its first bytes decide.
 */
export async function documentProblem(file: File): Promise<string | null> {
  const { name, size } = file;
  if (size === 0)
    return fill(studentErrors['student-document-failed'].text, { name, reason: 'The file is empty.' });
  if (!saysPdf(file)) return fill(studentErrors['student-document-type'].text, { name });
  if (size > MAX_DOCUMENT_BYTES) {
    return fill(studentErrors['student-document-large'].text, { name, size: megabytes(size) });
  }
  const start = await file
    .slice(0, SIGNATURE_WITHIN)
    .arrayBuffer()
    .then((bytes) => new TextDecoder('latin1').decode(bytes))
    .catch(() => null);
  if (start === null) {
    // A file that was moved or renamed after it was chosen.
    const reason = 'The file cannot be read. Choose it again.';
    return fill(studentErrors['student-document-failed'].text, { name, reason });
  }
  return start.includes(PDF_SIGNATURE) ? null : fill(studentErrors['student-document-type'].text, { name });
}

/** A phone may hand over a file without a type; then its name says what it is. */
function saysPdf({ name, type }: File): boolean {
  return type === '' ? /\.pdf$/i.test(name) : type === 'application/pdf' || type === 'application/x-pdf';
}
