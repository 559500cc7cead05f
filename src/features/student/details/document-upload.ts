import { studentErrors } from '#contract/errors/student.ts';
import type { StorageFailure } from '#shared/ports/storage.ts';
import { fill } from '#shared/text/fill.ts';

/** What an upload that failed says (STU-03, STU-04). */
export function uploadFailureText(name: string, failure: StorageFailure): string {
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
