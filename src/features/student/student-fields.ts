import * as v from 'valibot';
import { studentErrors } from '#contract/errors/student.ts';
import {
  type FieldsOf,
  type FieldTable,
  fieldsSchema,
  firstOf,
  labelsOf,
  mapFields,
  required,
} from '#shared/form/fields.ts';
import { bareDay, isoDay } from '#shared/format/dates.ts';
import { type DocumentKey, documentLabels, type Student } from './student.ts';

/** The answers to 'Gender' (STU-01). */
export const GENDERS = ['Male', 'Female', 'Other'] as const;

/** What only this device stores about a guardian: it is not sent. */
const guardianFields = {
  guardianEmail: { label: 'Guardian’s email' },
  guardianAddress: { label: 'Guardian’s address' },
} satisfies FieldTable;
export type GuardianExtras = FieldsOf<typeof guardianFields>;

/**
 * The text fields (STU-01), in the order in which the form asks. Their rules get today's date. Whatever
 * else a server requires, it says itself (STU-02).
 */
export const studentFields = {
  fullName: { label: 'Name', rule: required(studentErrors['student-name-missing']) },
  email: { label: 'Email', rule: required(studentErrors['student-email-missing']) },
  // `2005-03-31`, as a date input gives it; empty while it is not chosen.
  dateOfBirth: {
    label: 'Date of birth',
    rule: firstOf(required(studentErrors['student-birth-missing']), (day, today: string) =>
      day <= today ? null : 'Date of Birth cannot be in the future.',
    ),
  },
  gender: { label: 'Gender', rule: required(studentErrors['student-gender-missing']) },
  nationality: { label: 'Nationality' },
  contactNumber: {
    label: 'Contact number',
    rule: required(studentErrors['student-contact-missing']),
    tidy: tidyPhone,
  },
  address: { label: 'Address', rule: required(studentErrors['student-address-missing']) },
  fatherName: { label: 'Father’s name' },
  motherName: { label: 'Mother’s name' },
  guardianName: { label: 'Guardian’s name' },
  guardianContact: { label: 'Guardian’s contact number', tidy: tidyPhone },
  ...guardianFields,
  aboutMe: { label: 'About me' },
} satisfies FieldTable<string>;

/** What the form holds as text. */
export type StudentFields = FieldsOf<typeof studentFields>;
export type StudentField = keyof StudentFields;

/** The public URLs of the documents that are stored; null where there is none. */
export type DocumentUrls = Readonly<Record<DocumentKey, string | null>>;

/** What the form holds. */
export type StudentValues = StudentFields & DocumentUrls;

/** The form's rules (STU-02): six fields are required. */
export function studentSchema(today: string): v.GenericSchema<StudentValues> {
  return v.intersect([
    fieldsSchema(studentFields, () => today),
    v.object(mapFields(documentLabels, () => v.nullable(v.string()))),
  ]);
}

/** What the form calls each of its parts, the documents with them. */
export const studentParts: Readonly<Record<StudentField | DocumentKey, string>> = {
  ...labelsOf(studentFields),
  ...documentLabels,
};

/** The local day of a date or date-time: `2005-03-31`; empty for anything else. */
export function dayOf(iso: string | null | undefined): string {
  if (!iso) return '';
  return bareDay(iso) ?? (Number.isNaN(Date.parse(iso)) ? '' : isoDay(iso));
}

/** Name and address of the account: what the form shows and does not change. */
export interface Account {
  readonly name: string;
  readonly email: string | null;
}

/**
 * The form as it opens: the record where there is one (STU-09), the account for name and email. Some records
 * hold the email address in place of the name: that one is dropped.
 */
export function fieldsOf(
  record: Student | null,
  account: Account,
  extras: GuardianExtras | null,
): StudentFields {
  const email = account.email || record?.email;
  const known = {
    ...record,
    ...extras,
    fullName: account.name || (record?.fullName === email ? '' : record?.fullName),
    email,
    dateOfBirth: dayOf(record?.dateOfBirth),
    contactNumber: record?.contactNumber || record?.phone,
  };
  return mapFields(studentFields, (name) => known[name] ?? '');
}

/**
 * An Indian mobile number in the form that servers ask for, `+919876543210`, where it is plain what was
 * meant; anything else stays as it was typed.
 */
export function tidyPhone(text: string): string {
  const digits = text.replace(/[\s().-]/g, '');
  const number = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/.exec(digits)?.[1];
  return number === undefined ? text : `+91${number}`;
}
