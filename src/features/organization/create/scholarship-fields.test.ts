import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { scholarshipWriteSchema } from '#contract/schemas/scholarship.ts';
import { isTooLong } from '#shared/form/text-limits.test-utils.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { previewOf } from './previewed-scholarship.ts';
import {
  inputValueOf,
  missingFields,
  momentOfDeadline,
  NO_SCHOLARSHIP,
  type ScholarshipFields,
  scholarshipPayload,
  scholarshipSchema,
} from './scholarship-fields.ts';

const NOW = new Date(2026, 10, 21, 12).getTime();
const fields: ScholarshipFields = {
  title: 'Girls in STEM',
  description: 'For engineering students.',
  totalAmount: '1,25,000.50',
  deadline: '2027-03-31T17:00',
  maxFamilyIncome: '',
};
const faults = (change: Partial<ScholarshipFields>) => {
  const parsed = v.safeParse(
    scholarshipSchema(() => NOW),
    { ...fields, ...change },
    { abortPipeEarly: true },
  );
  return parsed.success ? [] : parsed.issues.map(({ message }) => message);
};

describe('[ORG-14] the rules for a new scholarship', () => {
  it('the form for a new scholarship accepts valid values', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ totalAmount: '0', maxFamilyIncome: '0' })).toEqual([]);
    expect(faults({ maxFamilyIncome: '3,00,000' })).toEqual([]);
    expect(faults({ deadline: '2026-11-21T12:01' })).toEqual([]);
    expect(faults({ deadline: '2036-11-21T12:00' })).toEqual([]);
  });

  it.each(['title', 'description', 'totalAmount', 'deadline'] as const)(
    'the form for a new scholarship requires the field %s',
    (name) => {
      expect(faults({ [name]: '  ' })).toHaveLength(1);
      expect(missingFields({ ...fields, [name]: '  ' })).toEqual([name]);
    },
  );

  it('the form for a new scholarship requires only the title, description, amount and deadline', () => {
    expect(missingFields(fields)).toEqual([]);
    expect(missingFields(NO_SCHOLARSHIP)).toEqual(['title', 'description', 'totalAmount', 'deadline']);
  });

  it.each([
    [{ totalAmount: '-1' }, /less than 0/],
    [{ totalAmount: '1.005' }, /two decimals/],
    [{ totalAmount: 'a lot' }, /in digits/],
    [{ maxFamilyIncome: '-1' }, /less than 0/],
    [{ deadline: '2026-11-21T12:00' }, /^Deadline cannot be in the past\.$/],
    [{ deadline: '2026-11-21T11:59' }, /in the past/],
    [{ deadline: '20270-03-31T17:00' }, /^Deadline must be within ten years\.$/],
    [{ deadline: '0027-03-31T17:00' }, /in the past/],
    [{ deadline: 'soon' }, /real date/],
    [{ deadline: '2036-11-21T12:01' }, /within ten years/],
  ])('the form for a new scholarship rejects %j', (change, text) => {
    expect(faults(change)[0]).toMatch(text);
  });

  it('the form for a new scholarship compares the deadline with the current time at each validation', () => {
    let now = NOW;
    const schema = scholarshipSchema(() => now);
    expect(v.is(schema, fields)).toBe(true);
    now = momentOfDeadline(fields.deadline);
    expect(v.is(schema, fields)).toBe(false);
  });
});

describe('[ORG-14] scholarshipPayload', () => {
  it('scholarshipPayload describes an active scholarship that belongs to the user and has an allocated amount of 0', () => {
    expect(scholarshipPayload('user_1', fields)).toEqual({
      title: 'Girls in STEM',
      description: 'For engineering students.',
      totalAmount: 125_000.5,
      maxFamilyIncome: 0,
      expiredAt: new Date(2027, 2, 31, 17).toISOString(),
      organizationId: 'user_1',
      status: 'ACTIVE',
      allocatedAmount: 0,
    });
  });

  it('scholarshipPayload trims the title and the description', () => {
    const typed = { ...fields, title: ' Girls in STEM ', description: '\nFor engineering students. ' };
    expect(scholarshipPayload('user_1', typed)).toEqual(scholarshipPayload('user_1', fields));
  });

  it('scholarshipPayload includes the income limit and matches the contract', () => {
    const payload = scholarshipPayload('user_1', { ...fields, maxFamilyIncome: '3,00,000' });
    expect(payload.maxFamilyIncome).toBe(300_000);
    expect(v.parse(v.strictObject(scholarshipWriteSchema.entries), payload)).toEqual(payload);
  });

  it('scholarshipPayload reads the value of a date-time input as local time', () => {
    const minute = fc.date({ min: new Date(2027, 0), max: new Date(2030, 0), noInvalidDate: true });
    fc.assert(
      fc.property(minute, (date) => {
        date.setSeconds(0, 0);
        const deadline = inputValueOf(date.getTime());
        expect(deadline).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
        expect(scholarshipPayload('user_1', { ...fields, deadline }).expiredAt).toBe(date.toISOString());
      }),
    );
  });
});

describe('previewOf', () => {
  it('[ORG-14] the scholarship preview shows the form’s values', () => {
    const { scholarship, hasExamples } = previewOf(
      { ...fields, maxFamilyIncome: '3,00,000' },
      'Vidya Trust',
      NOW,
    );
    expect(hasExamples).toBe(false);
    expect(scholarship).toMatchObject({
      title: 'Girls in STEM',
      totalAmount: 125_000.5,
      maxFamilyIncome: 300_000,
      organization: { name: 'Vidya Trust' },
    });
    expect(formatLongDate(scholarship.expiredAt)).toBe('31 March 2027');
  });

  it('the scholarship preview fills empty fields with examples, and reports that it contains examples', () => {
    const { scholarship, hasExamples } = previewOf(NO_SCHOLARSHIP, 'Vidya Trust', NOW);
    expect(hasExamples).toBe(true);
    expect(scholarship.title).not.toBe('');
    expect(Date.parse(scholarship.expiredAt)).toBeGreaterThan(NOW);
  });

  it('[SAFE-02] the scholarship preview has a valid deadline and amount, whatever the user types', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '20270-03-31T17:00',
        '0202-03-31T17:00',
        '-000001-01-01',
        '+275760-09-13',
        '1e400',
        '₹',
      ),
    );
    const typed = fc.record({
      title: text,
      description: text,
      totalAmount: text,
      deadline: text,
      maxFamilyIncome: text,
    });
    fc.assert(
      fc.property(typed, (any) => {
        const { scholarship } = previewOf(any, 'Vidya Trust', NOW);
        expect(formatLongDate(scholarship.expiredAt)).toMatch(/\d{4}$/);
        expect(Number.isFinite(scholarship.totalAmount)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

it.each(Object.entries(TEXT_LIMITS.scholarship))(
  '[SAFE-04] a scholarship’s %s accepts at most %d characters',
  (name, limit) => {
    const field = scholarshipSchema(() => NOW).entries[name as keyof typeof TEXT_LIMITS.scholarship];
    expect([isTooLong(field, limit), isTooLong(field, limit + 1)]).toEqual([false, true]);
  },
);
