import type { StudentChange, StudentWrite } from '#contract/schemas/student.ts';
import { mapFields } from '#shared/form/fields.ts';
import { type DocumentKey, documentLabels, type Student, studentDocuments } from '../student.ts';
import { dayOf, recordFields, type StudentFields } from '../student-fields.ts';

/** The public URLs of the documents that are stored; null where there is none. */
export type DocumentUrls = Readonly<Record<DocumentKey, string | null>>;

export function documentsOf(record: Student | null): DocumentUrls {
  return mapFields(documentLabels, (key) => record?.[key] || null);
}

/**
 * A new record (STU-05). Empty fields are left out, because an existing backend refuses an empty document or
 * number. The guardian's address and email are not sent.
 */
export function newStudent(userId: string, fields: StudentFields, documents: DocumentUrls): StudentWrite {
  const { fullName, email, dateOfBirth, contactNumber, address, gender } = fields;
  const required = { userId, fullName, email, dateOfBirth, contactNumber, address, gender };
  const optional = recordFields.filter((name) => !(name in required) && fields[name] !== '');
  const stored = Object.entries(documents).filter(([, url]) => url !== null);
  return {
    ...required,
    ...Object.fromEntries([...optional.map((name) => [name, fields[name]]), ...stored]),
  };
}

/**
 * What differs from the record, and nothing else (STU-05): a field that a person did not touch is not sent
 * back, and a date of birth is compared by its day. A field that was emptied is sent empty, a document that was taken away as null.
 */
export function changedStudent(
  record: Student,
  fields: StudentFields,
  documents: DocumentUrls,
  removed: readonly DocumentKey[] = [],
): StudentChange {
  const former: Record<string, string> = {
    ...Object.fromEntries(recordFields.map((name) => [name, record[name] ?? ''])),
    // An existing backend stores the email address with the user.
    email: record.email ?? record.user?.email ?? '',
    dateOfBirth: dayOf(record.dateOfBirth),
  };
  const change: Record<string, string | null> = {};
  for (const name of recordFields) if (fields[name] !== former[name]) change[name] = fields[name];
  for (const { key } of studentDocuments) {
    const url = documents[key];
    if (url !== null && url !== (record[key] ?? null)) change[key] = url;
  }
  for (const key of removed) if (record[key]) change[key] = null;
  return change;
}
