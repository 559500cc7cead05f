import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aStudent } from '#mocks/testing/records.ts';
import type { Student } from '../student.ts';
import {
  dayOf,
  fieldsOf,
  type StudentField,
  type StudentFields,
  studentSchema,
  studentTexts,
} from '../student-fields.ts';
import { documentsOf, overRecord, studentPayload } from './student-payload.ts';

const account = { name: 'Asha Sharma', email: 'asha@students.example' };
const record: Student = aStudent({
  userId: 'user_1',
  nationality: 'Indian',
  fatherName: 'Mahesh Sharma',
  motherName: null,
  guardianName: null,
  tenthResult: 'https://files.example/tenth.pdf',
});
const fields = fieldsOf(record, account, null);
const mapped = (text: (name: StudentField) => string) =>
  Object.fromEntries(
    Object.keys(studentTexts).map((name) => [name, text(name as StudentField)]),
  ) as StudentFields;

describe('fieldsOf', () => {
  it('[STU-01] [STU-09] fieldsOf takes the name and email from the account, and all other values from the record', () => {
    expect(
      fieldsOf({ ...record, fullName: 'Old name' }, account, { guardianAddress: 'Pune', guardianEmail: '' }),
    ).toEqual({
      ...fields,
      fullName: 'Asha Sharma',
      guardianAddress: 'Pune',
    });
  });

  it('[STU-02] fieldsOf uses the record’s name if the account has none, unless the record’s name is the email address', () => {
    const nameless = { name: '', email: account.email };
    expect(fieldsOf(record, nameless, null).fullName).toBe('Asha Sharma');
    expect(fieldsOf({ ...record, fullName: account.email }, nameless, null).fullName).toBe('');
  });
});

describe('[STU-02] the date of birth in studentSchema', () => {
  const faults = (dateOfBirth: string) =>
    v
      .safeParse(studentSchema('2026-11-21'), { ...fields, ...documentsOf(record), dateOfBirth })
      .issues?.map((issue) => issue.message);

  it.each(['1926-11-21', '2005-03-31', '2026-11-21'])(
    'studentSchema accepts %s as a date of birth',
    (day) => {
      expect(faults(day)).toBeUndefined();
    },
  );

  it.each(['0005-03-31', '0305-03-31', '1905-03-31', '1926-11-20'])(
    'studentSchema refuses the date of birth %s because it is more than 100 years ago',
    (day) => {
      expect(faults(day)).toEqual(['Date of Birth must be within the last 100 years.']);
    },
  );

  it.each(['2026-11-22', '20050-03-31'])(
    'studentSchema refuses the date of birth %s because it is in the future',
    (day) => {
      expect(faults(day)).toEqual(['Date of Birth cannot be in the future.']);
    },
  );
});

describe('dayOf', () => {
  it('dayOf returns the local day of a date or date-time, and an empty string for anything else', () => {
    const ofMoment = new Date(2005, 2, 31, 14, 5).toISOString();
    expect([dayOf('2005-03-31'), dayOf(ofMoment), dayOf('soon'), dayOf(null)]).toEqual([
      '2005-03-31',
      '2005-03-31',
      '',
      '',
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(dayOf(text)).toMatch(/^$|^\d{4,}-\d{2}-\d{2}$/);
      }),
    );
  });
});

it('[STU-05] studentPayload includes every field of the student details form except the guardian’s address and email', () => {
  const typed = mapped((name) => `typed ${name}`);
  const sent = Object.keys(typed).filter((name) => !['guardianAddress', 'guardianEmail'].includes(name));
  const payload = studentPayload('user_1', { fields: typed, documents: documentsOf(record) });
  expect(Object.keys(payload).toSorted()).toEqual(
    ['userId', ...sent, 'domicileCert', 'incomeCert', 'tenthResult', 'twelfthResult'].toSorted(),
  );
  expect(payload).toMatchObject({ tenthResult: 'https://files.example/tenth.pdf', incomeCert: null });
});

it('[STU-05] overRecord removes the time from an unchanged date of birth', () => {
  const found = { ...record, dateOfBirth: '2005-03-31T00:00:00.000Z' };
  const filledIn = { opened: found, fields, documents: documentsOf(found), removed: [] };
  expect(overRecord(found, filledIn).fields).toEqual(fields);
});
