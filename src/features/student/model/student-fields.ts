import * as v from 'valibot';
import { studentErrors } from '#contract/errors/student.ts';
import type { Student } from './student.ts';

/** What the form holds as text (STU-01); the documents are beside it. */
export interface StudentFields {
  readonly fullName: string;
  readonly email: string;
  /** `2005-03-31`, as a date input gives it; empty while it is not chosen. */
  readonly dateOfBirth: string;
  readonly contactNumber: string;
  readonly address: string;
  readonly gender: string;
  readonly nationality: string;
  readonly fatherName: string;
  readonly motherName: string;
  readonly guardianName: string;
  readonly guardianContact: string;
  /** Kept on this device: no part of what is sent. */
  readonly guardianAddress: string;
  /** Kept on this device: no part of what is sent. */
  readonly guardianEmail: string;
  readonly aboutMe: string;
}

export type StudentField = keyof StudentFields;

/** The answers to 'Gender' (STU-01). */
export const GENDERS = ['Male', 'Female', 'Other'] as const;

const required = (text: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(text));
const optional = v.pipe(v.string(), v.trim());

/** The form's rules (STU-02): six fields are required. What else a server asks for, the server says. */
export function studentFieldsSchema(today: string) {
  return v.object({
    fullName: required(studentErrors['student-name-missing']),
    email: required(studentErrors['student-email-missing']),
    dateOfBirth: v.pipe(
      required(studentErrors['student-birth-missing']),
      v.check((day) => day <= today, 'Date of Birth cannot be in the future.'),
    ),
    contactNumber: required(studentErrors['student-contact-missing']),
    address: required(studentErrors['student-address-missing']),
    gender: required(studentErrors['student-gender-missing']),
    nationality: optional,
    fatherName: optional,
    motherName: optional,
    guardianName: optional,
    guardianContact: optional,
    guardianAddress: optional,
    guardianEmail: optional,
    aboutMe: optional,
  });
}

/** The order in which the form asks, and in which its problems are listed. */
export const STUDENT_FIELDS = [
  'fullName',
  'email',
  'dateOfBirth',
  'gender',
  'nationality',
  'contactNumber',
  'address',
  'fatherName',
  'motherName',
  'guardianName',
  'guardianContact',
  'guardianEmail',
  'guardianAddress',
  'aboutMe',
] as const satisfies readonly StudentField[];

/** The day of a date or a date-time, where the person is: `2005-03-31`; empty for anything else. */
export function dayOf(iso: string | null | undefined): string {
  if (!iso) return '';
  // A bare date, and midnight in UTC, are how servers write a day without a time.
  const bare = /^(\d{4}-\d{2}-\d{2})(?:$|T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$)/.exec(iso)?.[1];
  if (bare !== undefined) return bare;
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1, 2)}-${pad(moment.getDate(), 2)}`;
}

/** Name and address of the account: what the form shows and nobody can change in it. */
export interface Account {
  readonly name: string;
  readonly email: string | null;
}

/** What this device keeps of a guardian, beside the record. */
export interface GuardianExtras {
  readonly guardianAddress: string;
  readonly guardianEmail: string;
}

/**
 * The form as it opens: the record where there is one (STU-09), the account for name and email. An email address
 * that a record holds for a name is none.
 */
export function fieldsOf(
  record: Student | null,
  account: Account,
  extras: GuardianExtras | null,
): StudentFields {
  const text = (key: 'contactNumber' | 'address' | 'gender' | 'nationality' | 'aboutMe') =>
    record?.[key] ?? '';
  const email = account.email || (record?.email ?? record?.user?.email ?? '');
  return {
    fullName: account.name || (record?.fullName === email ? '' : (record?.fullName ?? '')),
    email,
    dateOfBirth: dayOf(record?.dateOfBirth),
    contactNumber: text('contactNumber') || (record?.phone ?? ''),
    address: text('address'),
    gender: text('gender'),
    nationality: text('nationality'),
    fatherName: record?.fatherName ?? '',
    motherName: record?.motherName ?? '',
    guardianName: record?.guardianName ?? '',
    guardianContact: record?.guardianContact ?? '',
    guardianAddress: extras?.guardianAddress ?? '',
    guardianEmail: extras?.guardianEmail ?? '',
    aboutMe: text('aboutMe'),
  };
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
