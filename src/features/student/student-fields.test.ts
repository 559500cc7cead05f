import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { isTooLong } from '#shared/form/text-limits.test-utils.ts';
import { studentSchema } from './student-fields.ts';

const schema = studentSchema('2026-11-21');

it.each(Object.entries(TEXT_LIMITS.student))(
  '[SAFE-04] the student details form’s field %s accepts at most %d characters',
  (name, limit) => {
    const field = schema.entries[name as keyof typeof TEXT_LIMITS.student];
    expect([isTooLong(field, limit), isTooLong(field, limit + 1)]).toEqual([false, true]);
  },
);

it.each(['contactNumber', 'guardianContact'] as const)(
  '[STU-01] the student details form’s field %s accepts only a phone number',
  (name) => {
    const read = (text: string) => v.safeParse(schema.entries[name], text);
    for (const text of ['abc', 'call me', '987654321', '12345']) {
      expect(read(text).issues?.[0].message).toBe(
        'Enter one phone number with ten digits, or with + and the country code.',
      );
    }
    expect(read('98765\u201143210').output).toBe('+919876543210');
    expect(read('+44 20 7946 0000').success).toBe(true);
  },
);

it('[STU-02] the student details form accepts an empty phone number for the guardian, but not for the student', () => {
  expect(v.is(schema.entries.guardianContact, '')).toBe(true);
  expect(v.safeParse(schema.entries.contactNumber, '').issues?.[0].message).toBe(
    'Contact number is required',
  );
});
