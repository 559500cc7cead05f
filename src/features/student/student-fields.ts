import * as v from 'valibot';
import { studentErrors } from '#contract/errors/student.ts';
import { TEXT_LIMITS } from '#contract/limits.ts';
import type { StudentWrite } from '#contract/schemas/student.ts';
import { type DocumentKey, documentLabels } from '#contract/student-words.ts';
import {
  checkText,
  type DateBounds,
  dateBetween,
  type FormTable,
  labelsOf,
  phoneText,
  requiredText,
  schemaOf,
  text,
  type UnsentOf,
  type ValuesOf,
  valuesFrom,
} from '#shared/form/fields.ts';
import { type Conversion, documentUrl, emptyAsText } from '#shared/form/wire-conversions.ts';
import { bareDay, isoDay, yearsAfter } from '#shared/format/dates.ts';
import { tidyEmail } from '#shared/text/tidy.ts';
import type { Student } from './student.ts';

/** The allowed dates of birth, from 100 years ago to today. */
export function birthBounds(today: string): DateBounds {
  return { min: yearsAfter(today, -100), max: today };
}

const day: Conversion<string, string> = { toWire: (day) => day, fromWire: dayOf };

/**
 * The form's text fields (STU-01) and their validation (STU-02). Six of the fields are required. If
 * the server requires more fields, its response names them.
 */
const texts = {
  fullName: {
    label: 'Name',
    schema: requiredText(studentErrors['student-name-missing']),
    wire: { name: 'fullName', as: emptyAsText },
  },
  email: {
    label: 'Email',
    schema: requiredText(studentErrors['student-email-missing']),
    wire: { name: 'email', as: emptyAsText },
  },
  dateOfBirth: {
    label: 'Date of birth',
    // The value of a date input, such as `2005-03-31`. Empty if the user has not chosen a date.
    schema: (today) =>
      v.pipe(
        text,
        checkText(
          dateBetween(birthBounds(today), {
            unreal: studentErrors['student-birth-missing'],
            early: 'Date of Birth must be within the last 100 years.',
            late: 'Date of Birth cannot be in the future.',
          }),
        ),
      ),
    wire: { name: 'dateOfBirth', as: day },
  },
  gender: {
    label: 'Gender',
    schema: requiredText(studentErrors['student-gender-missing']),
    wire: { name: 'gender', as: emptyAsText },
  },
  nationality: {
    label: 'Nationality',
    schema: text,
    wire: { name: 'nationality', as: emptyAsText },
  },
  contactNumber: {
    label: 'Contact number',
    schema: v.pipe(phoneText, v.nonEmpty(studentErrors['student-contact-missing'])),
    wire: { name: 'contactNumber', as: emptyAsText },
  },
  address: {
    label: 'Address',
    schema: requiredText(studentErrors['student-address-missing']),
    wire: { name: 'address', as: emptyAsText },
  },
  fatherName: {
    label: 'Father’s name',
    schema: text,
    wire: { name: 'fatherName', as: emptyAsText },
  },
  motherName: {
    label: 'Mother’s name',
    schema: text,
    wire: { name: 'motherName', as: emptyAsText },
  },
  guardianName: {
    label: 'Guardian’s name',
    schema: text,
    wire: { name: 'guardianName', as: emptyAsText },
  },
  guardianContact: {
    label: 'Guardian’s contact number',
    schema: phoneText,
    wire: { name: 'guardianContact', as: emptyAsText },
  },
  guardianEmail: {
    label: 'Guardian’s email',
    // The API has no field for a guardian's email, so the email stays on this device.
    schema: v.pipe(text, v.transform(tidyEmail)),
    wire: null,
  },
  guardianAddress: {
    label: 'Guardian’s address',
    // The API has no field for a guardian's address, so the address stays on this device.
    schema: text,
    wire: null,
  },
  aboutMe: {
    label: 'About me',
    schema: text,
    wire: { name: 'aboutMe', as: emptyAsText },
  },
} satisfies FormTable<StudentWrite, string>;

/** The public URL of a stored document. */
const documentSchema = v.nullable(v.string());

export const documentTable = {
  tenthResult: {
    label: documentLabels.tenthResult,
    schema: documentSchema,
    wire: { name: 'tenthResult', as: documentUrl },
  },
  twelfthResult: {
    label: documentLabels.twelfthResult,
    schema: documentSchema,
    wire: { name: 'twelfthResult', as: documentUrl },
  },
  incomeCert: {
    label: documentLabels.incomeCert,
    schema: documentSchema,
    wire: { name: 'incomeCert', as: documentUrl },
  },
  domicileCert: {
    label: documentLabels.domicileCert,
    schema: documentSchema,
    wire: { name: 'domicileCert', as: documentUrl },
  },
} satisfies Record<DocumentKey, FormTable<StudentWrite>[string]>;

export const studentTable = { ...texts, ...documentTable };

export type StudentField = keyof typeof texts;
/** The form's values: its text fields, and the public URLs of the stored documents. */
export type StudentValues = ValuesOf<typeof studentTable>;
export type StudentFields = ValuesOf<typeof texts>;
export type DocumentUrls = Readonly<ValuesOf<typeof documentTable>>;

/** The guardian details that are stored only on this device. */
export type GuardianExtras = UnsentOf<typeof texts>;

/** Labels of the text fields only. */
export const studentTexts = labelsOf(texts);
export const studentLabels = labelsOf(studentTable);

/**
 * The form's validation schema (STU-02).
 *
 * @param today today's date in the local time zone, such as `2026-11-21`
 */
export function studentSchema(today: string) {
  return schemaOf(studentTable, TEXT_LIMITS.student, today);
}

/**
 * Returns a date or date-time as a local day, such as `2005-03-31`. Returns '' for anything else.
 */
export function dayOf(iso: string | null | undefined): string {
  if (!iso) return '';
  return bareDay(iso) ?? (Number.isNaN(Date.parse(iso)) ? '' : isoDay(iso));
}

/**
 * The account's name and email address. The form shows both. If one of them exists, students can't
 * edit it in the form.
 */
export interface Account {
  readonly name: string;
  readonly email: string | null;
}

/**
 * Returns the form's initial values (STU-09). The account's name and email take precedence over the
 * record's.
 */
export function fieldsOf(
  record: Student | null,
  account: Account,
  extras: GuardianExtras | null,
): StudentFields {
  const email = account.email || record?.email;
  return {
    ...valuesFrom(texts, {
      ...record,
      // If the student has not given a name, the record's `fullName` may contain the email address.
      fullName: account.name || (record?.fullName === email ? '' : record?.fullName),
      email,
      contactNumber: record?.contactNumber || record?.phone,
    }),
    ...extras,
  };
}
