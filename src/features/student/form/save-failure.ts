import { studentErrors } from '#contract/errors/student.ts';
import type { DocumentKey } from '#contract/student-words.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { UnconfirmedError } from '#shared/api/create-once.ts';
import { refusalWords, type SaveRecovery, saveRecoveryOf } from '#shared/api/refusal.ts';
import { namesOf } from '#shared/form/fields.ts';
import type { FormFailure } from '#shared/form/form-failure.ts';
import { type StudentField, studentLabels } from '../student-fields.ts';

/** Why the form could not save a profile (STU-05). */
export interface SaveFailure extends FormFailure<StudentField | DocumentKey> {
  readonly recovery: SaveRecovery;
}

/** Thrown if the sign-in service didn't save the user's name. The profile is then not sent. */
export class NameUnsavedError extends Error {
  override readonly name = 'NameUnsavedError';
}

const PLAIN = studentErrors['student-save-failed'];

/** Returns the text and the next step after a failed or unconfirmed save. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (error instanceof NameUnsavedError) {
    return { text: studentErrors['student-name-unsaved'], recovery: 'connect' };
  }
  const failure = failureIn(error);
  if (error instanceof UnconfirmedError && error.delivery === 'unknown') {
    return {
      text: 'We couldn’t check whether your profile was saved.',
      recovery: saveRecoveryOf(failure, false),
    };
  }
  if (failure?.kind !== 'http') return { text: PLAIN, recovery: saveRecoveryOf(failure, false) };
  const { fields, serverText } = refusalWords(failure, namesOf(studentLabels));
  const recovery = saveRecoveryOf(failure, fields.size > 0);
  return { text: fields.size > 0 ? serverText : (serverText ?? PLAIN), fields, recovery };
}
