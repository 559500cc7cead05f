import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStudent } from '#mocks/testing/records.ts';
import type { Student } from '../student.ts';
import {
  dayOf,
  fieldsOf,
  type StudentField,
  type StudentFields,
  studentTexts,
  tidyPhone,
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
  it('[STU-09] fills the form from the record, and [STU-01] name and email from the account', () => {
    expect(
      fieldsOf({ ...record, fullName: 'Old name' }, account, { guardianAddress: 'Pune', guardianEmail: '' }),
    ).toEqual({
      ...fields,
      fullName: 'Asha Sharma',
      guardianAddress: 'Pune',
    });
  });

  it('[STU-02] takes the record’s name where the account has none, and no email address for a name', () => {
    const nameless = { name: '', email: account.email };
    expect(fieldsOf(record, nameless, null).fullName).toBe('Asha Sharma');
    expect(fieldsOf({ ...record, fullName: account.email }, nameless, null).fullName).toBe('');
  });
});

describe('dayOf', () => {
  it('is a day for whatever names a moment, and empty for the rest', () => {
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

it('[STU-05] a payload holds every field of the form but the guardian’s address and email', () => {
  const typed = mapped((name) => `typed ${name}`);
  const sent = Object.keys(typed).filter((name) => !['guardianAddress', 'guardianEmail'].includes(name));
  const payload = studentPayload('user_1', { fields: typed, documents: documentsOf(record) });
  expect(Object.keys(payload).toSorted()).toEqual(
    ['userId', ...sent, 'domicileCert', 'incomeCert', 'tenthResult', 'twelfthResult'].toSorted(),
  );
  expect(payload).toMatchObject({ tenthResult: 'https://files.example/tenth.pdf', incomeCert: null });
});

it('[STU-05] a day of birth that was not touched is sent as a day', () => {
  const found = { ...record, dateOfBirth: '2005-03-31T00:00:00.000Z' };
  const filledIn = { opened: found, fields, documents: documentsOf(found), removed: [] };
  expect(overRecord(found, filledIn).fields).toEqual(fields);
});

describe('tidyPhone', () => {
  it.each(['98765 43210', '09876543210', '+91 98765-43210', '919876543210', '(+91) 9876543210'])(
    'writes %s as servers ask for it',
    (typed) => expect(tidyPhone(typed)).toBe('+919876543210'),
  );

  it('leaves alone what it is not sure of', () => {
    for (const typed of ['12345', '+1 202 555 0142', '', 'call me']) expect(tidyPhone(typed)).toBe(typed);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(tidyPhone(tidyPhone(text))).toBe(tidyPhone(text));
      }),
    );
  });
});
