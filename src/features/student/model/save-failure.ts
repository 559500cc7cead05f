import { studentErrors } from '#contract/errors/student.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { type DocumentKey, studentDocuments } from './student.ts';
import { STUDENT_FIELDS, type StudentField } from './student-fields.ts';

/** Why a profile was not saved, as the form shows it (STU-05). */
export interface SaveFailure {
  /** What stands on top of the form; null where everything is said by a field. */
  readonly text: string | null;
  /** The server's words, by the field that they are about. */
  readonly fields: ReadonlyMap<StudentField | DocumentKey, string>;
  /** What can be done, beside changing what the fields say. */
  readonly recovery: 'check' | 'retry' | 'sign-in';
}

const KNOWN: readonly (StudentField | DocumentKey)[] = [
  ...STUDENT_FIELDS,
  ...studentDocuments.map(({ key }) => key),
];

const PLAIN = studentErrors['student-save-failed'].text;

/** The words and the way on for a profile that was not saved. */
export function saveFailureOf(failure: ApiFailure): SaveFailure {
  if (failure.kind !== 'http') return { text: PLAIN, fields: new Map(), recovery: 'retry' };
  const fields = new Map<StudentField | DocumentKey, string>();
  const others: string[] = [];
  for (const [name, words] of Object.entries(failure.fields ?? {})) {
    const known = KNOWN.find((key) => key === name);
    if (known) fields.set(known, words.join(' '));
    else others.push(...words);
  }
  const recovery = failure.status === 401 ? 'sign-in' : fields.size > 0 ? 'check' : 'retry';
  if (others.length > 0) return { text: others.join(' '), fields, recovery };
  return { text: fields.size > 0 ? null : (failure.message ?? PLAIN), fields, recovery };
}

/** For whatever is no answer to a call at all. */
export const UNEXPECTED_SAVE: SaveFailure = { text: PLAIN, fields: new Map(), recovery: 'retry' };
