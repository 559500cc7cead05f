import { studentErrors } from '#contract/errors/student.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { refusalWords, type SaveRecovery, saveRecoveryOf } from '#shared/api/refusal.ts';
import { type DocumentKey, studentDocuments } from './student.ts';
import { STUDENT_FIELDS, type StudentField } from './student-fields.ts';

/** Why a profile was not saved, as the form shows it (STU-05). */
export interface SaveFailure {
  /** What stands on top of the form; null where everything is said by a field. */
  readonly text: string | null;
  /** The server's words, by the field that they are about. */
  readonly fields: ReadonlyMap<StudentField | DocumentKey, string>;
  /** What can be done, beside changing what the fields say. */
  readonly recovery: SaveRecovery;
}

const PARTS = [...STUDENT_FIELDS, ...studentDocuments.map(({ key }) => key)];

const PLAIN = studentErrors['student-save-failed'];

/** The words and the way on for a profile that was not saved. */
export function saveFailureOf(failure: ApiFailure): SaveFailure {
  if (failure.kind !== 'http') {
    return { text: PLAIN, fields: new Map(), recovery: saveRecoveryOf(failure, false) };
  }
  const { fields, said } = refusalWords(failure, PARTS);
  const recovery = saveRecoveryOf(failure, fields.size > 0);
  return { text: fields.size > 0 ? said : (said ?? PLAIN), fields, recovery };
}

/** For whatever is no answer to a call at all. */
export const UNEXPECTED_SAVE: SaveFailure = { text: PLAIN, fields: new Map(), recovery: 'retry' };
