import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aScholarship } from '#mocks/testing/records.ts';
import {
  changedScholarship,
  closedText,
  closingChange,
  closingMoment,
  hasChange,
  replacedFields,
  savedText,
  scholarshipChange,
} from './scholarship-change.ts';
import { fieldsOf } from './scholarship-fields.ts';

const NOW = new Date(2026, 10, 21, 15, 40, 20).getTime();
const opened = aScholarship({
  title: 'Girls in STEM',
  // The form can show neither half a paisa nor the seconds of a deadline.
  totalAmount: 50_000.005,
  expiredAt: '2027-03-31T18:29:59.000Z',
  allocatedAmount: 20_000,
  maxFamilyIncome: null,
});
const fields = fieldsOf(opened);

describe('[ORG-14] scholarshipChange', () => {
  it('scholarshipChange returns only the changed fields', () => {
    expect(scholarshipChange(opened, fields)).toEqual({});
    expect(scholarshipChange(opened, { ...fields, title: ' Girls in Science ' })).toEqual({
      title: 'Girls in Science',
    });
    expect(
      scholarshipChange(opened, { ...fields, deadline: '2027-04-30T17:00', maxFamilyIncome: '3,00,000' }),
    ).toEqual({ expiredAt: new Date(2027, 3, 30, 17).toISOString(), maxFamilyIncome: 300_000 });
  });

  it('scholarshipChange leaves out a field that differs only in format', () => {
    const whole = aScholarship({ ...opened, totalAmount: 50_000 });
    expect(scholarshipChange(whole, { ...fieldsOf(whole), totalAmount: '50,000.00' })).toEqual({});
  });
});

describe('[ORG-14] changedScholarship', () => {
  it('changedScholarship returns the server’s record with the changes applied', () => {
    const { id: _, createdAt: __, ...record } = opened;
    expect(changedScholarship('user_1', opened, { title: 'Girls in Science' })).toEqual({
      ...record,
      maxFamilyIncome: 0,
      title: 'Girls in Science',
    });
  });
});

describe('[ORG-14] closing a scholarship early', () => {
  it('closing a scholarship early sets its deadline to a whole minute, one to two minutes ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
        const moment = closingMoment(now);
        expect(moment % 60_000).toBe(0);
        expect(moment - now).toBeGreaterThanOrEqual(60_000);
        expect(moment - now).toBeLessThan(120_000);
      }),
    );
  });

  it('closing a scholarship early changes only the deadline', () => {
    expect(closingChange(opened, NOW)).toEqual({ expiredAt: new Date(2026, 10, 21, 15, 42).toISOString() });
  });

  it('closing a scholarship early never postpones its deadline', () => {
    for (const expiredAt of ['2026-01-01T00:00:00Z', new Date(closingMoment(NOW)).toISOString()]) {
      expect(closingChange(aScholarship({ expiredAt }), NOW)).toEqual({});
    }
  });

  it('closedText says when a scholarship will close, or that it has closed', () => {
    const closing = aScholarship({ title: 'Grant', expiredAt: new Date(2026, 10, 21, 15, 42).toISOString() });
    expect(closedText(closing, NOW)).toBe('“Grant” closes at 3:42\u00a0pm. Students can apply until then.');
    expect(closedText(closing, NOW + 120_000)).toBe('“Grant” is closed.');
  });
});

describe('[ORG-14] a scholarship change made elsewhere since the form opened', () => {
  const change = { title: 'Girls in Science', expiredAt: '2027-06-30T11:30:00.000Z' };

  it('replacedFields lists the labels of the fields in which the edit replaced a change made elsewhere', () => {
    const found = {
      ...opened,
      title: 'Women in STEM',
      totalAmount: 99_000,
      expiredAt: '2027-05-31T11:30:00Z',
    };
    expect(replacedFields(opened, found, change)).toEqual(['Title', 'Deadline']);
    expect(replacedFields(opened, opened, change)).toEqual([]);
  });

  it('replacedFields leaves out a field if the edit and the change made elsewhere set the same value', () => {
    expect(replacedFields(opened, { ...opened, title: 'Girls in Science' }, change)).toEqual([]);
  });

  it('savedText names the fields in which the edit replaced a change made elsewhere', () => {
    expect(savedText('Grant', [])).toBe('“Grant” is saved.');
    expect(savedText('Grant', ['Title', 'Deadline'])).toBe(
      '“Grant” is saved. Your edit replaced changes made elsewhere to these fields: Title, Deadline.',
    );
  });
});

it('[ORG-14] hasChange recognizes a changed deadline even if the server formats it differently', () => {
  const change = { expiredAt: '2027-06-30T11:30:00.000Z' };
  expect(hasChange({ ...opened, expiredAt: '2027-06-30T17:00:00+05:30' }, change)).toBe(true);
  expect(hasChange(opened, change)).toBe(false);
  expect(hasChange(opened, {})).toBe(true);
});
