import type { StudentWrite } from '#contract/schemas/student.ts';
import { type DocumentKey, documentLabels } from '#contract/student-words.ts';
import { mapFields, payloadOf, valuesFrom } from '#shared/form/fields.ts';
import type { Student } from '../student.ts';
import {
  type DocumentUrls,
  documentTable,
  fieldsOf,
  type StudentFields,
  studentTable,
  studentTexts,
} from '../student-fields.ts';

export function documentsOf(record: Student | null): DocumentUrls {
  return valuesFrom(documentTable, record);
}

export interface FilledIn {
  /** The record as it was when the form opened. Null if the student had no profile. */
  readonly opened: Student | null;
  readonly fields: StudentFields;
  readonly documents: DocumentUrls;
  readonly removed: readonly DocumentKey[];
}

/** Builds the request body from the whole profile (STU-05), including unchanged values. */
export function studentPayload(userId: string, { fields, documents }: Omit<FilledIn, 'opened' | 'removed'>) {
  const payload = payloadOf(studentTable, { ...fields, ...documents });
  return { userId, ...payload } satisfies Required<StudentWrite>;
}

export const textsOf = (record: Student | null) => fieldsOf(record, { name: '', email: null }, null);

/**
 * Applies the form's changes to the current record, so that changes from another device survive.
 */
export function overRecord(found: Student, { opened, fields, documents, removed }: FilledIn) {
  const before = textsOf(opened);
  const now = textsOf(found);
  return {
    fields: mapFields(studentTexts, (name) => (fields[name] === before[name] ? now[name] : fields[name])),
    documents: mapFields(documentLabels, (key) => {
      const url = removed.includes(key) ? null : documents[key];
      const isTouched = removed.includes(key) || (url !== null && url !== (opened?.[key] ?? null));
      return isTouched ? url : (found[key] ?? null);
    }),
  };
}
