import { studentErrors } from '#contract/errors/student.ts';
import { fill } from '#shared/text/fill.ts';
import { MAX_DOCUMENT_BYTES, megabytes, startOf } from '#shared/upload/file-facts.ts';

const PDF_SIGNATURE = '%PDF-';

/**
 * Why a chosen file cannot be uploaded, as a text; null for a PDF of at most 5 MB (STU-03). The name
 * and the type are what the file says of itself; its first bytes decide.
 */
export async function documentProblem(file: File): Promise<string | null> {
  const { name, size } = file;
  if (size === 0)
    return fill(studentErrors['student-document-failed'], { name, reason: 'The file is empty.' });
  if (!saysPdf(file)) return fill(studentErrors['student-document-type'], { name });
  if (size > MAX_DOCUMENT_BYTES) {
    return fill(studentErrors['student-document-large'], { name, size: megabytes(size) });
  }
  const start = await startOf(file);
  if (start === null) {
    const reason = 'The file cannot be read. Choose it again.';
    return fill(studentErrors['student-document-failed'], { name, reason });
  }
  return start.includes(PDF_SIGNATURE) ? null : fill(studentErrors['student-document-type'], { name });
}

/** A phone may hand over a file without a type; then its name says what it is. */
function saysPdf({ name, type }: File): boolean {
  return type === '' ? /\.pdf$/i.test(name) : type === 'application/pdf' || type === 'application/x-pdf';
}
