import * as v from 'valibot';
import { studentErrors } from '#contract/errors/student.ts';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { type DocumentKey, documentLabels } from '#contract/student-words.ts';
import {
  checkText,
  type DateBounds,
  dateBetween,
  lengthChecks,
  mapFields,
  phoneText,
  requiredText,
  text,
} from '#shared/form/fields.ts';
import { bareDay, isoDay, yearsAfter } from '#shared/format/dates.ts';
import { tidyEmail } from '#shared/text/tidy.ts';
import type { Student } from './student.ts';

/** What the form calls its text fields (STU-01), in the order in which it asks. */
export const studentTexts = {
  fullName: 'Name',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  nationality: 'Nationality',
  contactNumber: 'Contact number',
  address: 'Address',
  fatherName: 'Father’s name',
  motherName: 'Mother’s name',
  guardianName: 'Guardian’s name',
  guardianContact: 'Guardian’s contact number',
  guardianEmail: 'Guardian’s email',
  guardianAddress: 'Guardian’s address',
  aboutMe: 'About me',
} as const;
export type StudentField = keyof typeof studentTexts;

/** The same, and the documents. */
export const studentLabels = { ...studentTexts, ...documentLabels } as const;

/** The allowed dates of birth: at most 100 years ago. */
export function birthBounds(today: string): DateBounds {
  return { min: yearsAfter(today, -100), max: today };
}

const upToLimit = lengthChecks(studentTexts, TEXT_LIMITS.student);

/** The form's rules (STU-02): six fields are required. Whatever else a server requires, it says itself. */
export function studentSchema(today: string) {
  return v.object({
    ...mapFields(TEXT_LIMITS.student, (name) => v.pipe(text, upToLimit(name))),
    fullName: v.pipe(requiredText(studentErrors['student-name-missing']), upToLimit('fullName')),
    email: v.pipe(requiredText(studentErrors['student-email-missing']), upToLimit('email')),
    // `2005-03-31`, as a date input gives it; empty while it is not chosen.
    dateOfBirth: v.pipe(
      text,
      checkText(
        dateBetween(birthBounds(today), {
          unreal: studentErrors['student-birth-missing'],
          early: 'Date of Birth must be within the last 100 years.',
          late: 'Date of Birth cannot be in the future.',
        }),
      ),
    ),
    gender: v.pipe(requiredText(studentErrors['student-gender-missing']), upToLimit('gender')),
    contactNumber: v.pipe(
      phoneText,
      v.nonEmpty(studentErrors['student-contact-missing']),
      upToLimit('contactNumber'),
    ),
    address: v.pipe(requiredText(studentErrors['student-address-missing']), upToLimit('address')),
    guardianContact: v.pipe(phoneText, upToLimit('guardianContact')),
    guardianEmail: v.pipe(text, v.transform(tidyEmail), upToLimit('guardianEmail')),
    ...mapFields(documentLabels, () => v.nullable(v.string())),
  });
}

/** What the form holds: its texts, and the public URLs of the documents that are stored. */
export type StudentValues = v.InferOutput<ReturnType<typeof studentSchema>>;
export type StudentFields = Pick<StudentValues, StudentField>;
export type DocumentUrls = Readonly<Pick<StudentValues, DocumentKey>>;

/** What only this device stores about a guardian: it is not sent. */
export type GuardianExtras = Pick<StudentFields, 'guardianEmail' | 'guardianAddress'>;

/** The local day of a date or date-time: `2005-03-31`; empty for anything else. */
export function dayOf(iso: string | null | undefined): string {
  if (!iso) return '';
  return bareDay(iso) ?? (Number.isNaN(Date.parse(iso)) ? '' : isoDay(iso));
}

/** The account's name and email address, which the form shows and does not change. */
export interface Account {
  readonly name: string;
  readonly email: string | null;
}

/** The form's first values: the record's (STU-09), with the account's name and email. */
export function fieldsOf(
  record: Student | null,
  account: Account,
  extras: GuardianExtras | null,
): StudentFields {
  const email = account.email || record?.email;
  const known = {
    ...record,
    ...extras,
    // A record without a name may have the email address in its place.
    fullName: account.name || (record?.fullName === email ? '' : record?.fullName),
    email,
    dateOfBirth: dayOf(record?.dateOfBirth),
    contactNumber: record?.contactNumber || record?.phone,
  };
  return mapFields(studentTexts, (name) => known[name] ?? '');
}
