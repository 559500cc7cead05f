import { studentErrors } from '#contract/errors/student.ts';
import { fill } from '#shared/text/fill.ts';
import { MAX_DOCUMENT_BYTES, megabytes, readKind } from '#shared/upload/file-kind.ts';

/** The file types that the file chooser offers (STU-03). */
export const DOCUMENT_ACCEPT = 'application/pdf,.pdf';

/**
 * Returns a message that says why a file can't be uploaded (STU-03), or null for a readable PDF
 * within the size limit. Checks the file's bytes, not its name.
 */
export async function documentProblem(file: File): Promise<string | null> {
  const { name, size } = file;
  const failed = (reason: string) => fill(studentErrors['student-document-failed'], { name, reason });
  if (size === 0) return failed('The file is empty.');
  if (size > MAX_DOCUMENT_BYTES) {
    return fill(studentErrors['student-document-large'], { name, size: megabytes(size) });
  }
  const read = await readKind(file);
  if ('problem' in read) return failed(read.problem);
  return read.kind === 'pdf' ? null : fill(studentErrors['student-document-type'], { name });
}
