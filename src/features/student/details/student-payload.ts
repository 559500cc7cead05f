import type { StudentChange, StudentWrite } from '#contract/schemas/student.ts';
import { type DocumentKey, type Student, studentDocuments } from '../student.ts';
import { dayOf, type StudentFields } from '../student-fields.ts';

/** The public URLs of the documents that are stored; null where there is none. */
export type DocumentUrls = Readonly<Record<DocumentKey, string | null>>;

/** The documents of a record. */
export function documentsOf(record: Student | null): DocumentUrls {
  return {
    tenthResult: record?.tenthResult || null,
    twelfthResult: record?.twelfthResult || null,
    incomeCert: record?.incomeCert || null,
    domicileCert: record?.domicileCert || null,
  };
}

const REQUIRED = ['fullName', 'email', 'dateOfBirth', 'contactNumber', 'address', 'gender'] as const;
const OPTIONAL = [
  'nationality',
  'fatherName',
  'motherName',
  'guardianName',
  'guardianContact',
  'aboutMe',
] as const;

/**
 * A new record (STU-05). What is empty is left out: a backend refuses an empty document or number, and
 * none misses it. The guardian's address and email are no part of it.
 */
export function newStudent(userId: string, fields: StudentFields, documents: DocumentUrls): StudentWrite {
  const { fullName, email, dateOfBirth, contactNumber, address, gender } = fields;
  const filled = OPTIONAL.filter((key) => fields[key] !== '').map((key) => [key, fields[key]]);
  const stored = Object.entries(documents).filter(([, url]) => url !== null);
  return {
    userId,
    fullName,
    email,
    dateOfBirth,
    contactNumber,
    address,
    gender,
    ...Object.fromEntries([...filled, ...stored]),
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
    ...Object.fromEntries([...REQUIRED, ...OPTIONAL].map((key) => [key, record[key] ?? ''])),
    // An existing backend keeps the email address with the user.
    email: record.email ?? record.user?.email ?? '',
    dateOfBirth: dayOf(record.dateOfBirth),
  };
  const change: Record<string, string | null> = {};
  for (const key of [...REQUIRED, ...OPTIONAL]) if (fields[key] !== former[key]) change[key] = fields[key];
  for (const { key } of studentDocuments) {
    const url = documents[key];
    if (url !== null && url !== (record[key] ?? null)) change[key] = url;
  }
  for (const key of removed) if (record[key]) change[key] = null;
  return change;
}
