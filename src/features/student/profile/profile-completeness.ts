import { type DocumentKey, documentLabels } from '#contract/student-words.ts';
import { namesOf } from '#shared/form/fields.ts';
import type { Student } from '../student.ts';
import { type StudentField, studentLabels } from '../student-fields.ts';

export interface ProfilePart {
  /** Also the id of the form field. The profile links to the field if its value is missing. */
  readonly key: StudentField | DocumentKey;
  readonly label: string;
}

/** The fields and documents that organizations ask for. Excludes details about a guardian. */
const PARTS = [
  'dateOfBirth',
  'gender',
  'nationality',
  'contactNumber',
  'address',
  'fatherName',
  'motherName',
  'aboutMe',
  ...namesOf(documentLabels),
] as const satisfies readonly ProfilePart['key'][];

export type Completeness = Readonly<ReturnType<typeof completenessOf>>;

/** Counts the fields and documents that a profile has, and lists the missing ones. */
export function completenessOf(student: Student) {
  const missing = PARTS.filter((key) => !student[key]?.trim());
  return {
    present: PARTS.length - missing.length,
    total: PARTS.length,
    missing: missing.map((key): ProfilePart => ({ key, label: studentLabels[key] })),
  };
}

/** A profile's verification status (STU-09). */
export type Verification =
  | { readonly kind: 'verified' }
  | { readonly kind: 'pending' }
  /** An unknown status, shown unchanged. */
  | { readonly kind: 'other'; readonly word: string };

/** Maps the record's status to a verification status. */
export function verificationOf({ status }: Student): Verification {
  const word = status?.trim() ?? '';
  if (/^(?:verified|approved)$/i.test(word)) return { kind: 'verified' };
  if (word === '' || /^(?:pending|unverified|not[ _]verified)$/i.test(word)) return { kind: 'pending' };
  return { kind: 'other', word };
}
