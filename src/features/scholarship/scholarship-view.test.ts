import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ScholarshipDetail } from '#contract/schemas/scholarship.ts';
import { extrasFileSchema } from './scholarship-extras.ts';
import { toScholarshipView } from './scholarship-view.ts';

const bare: ScholarshipDetail = { id: 'one', title: 'Bare', totalAmount: 125_000, expiredAt: '2027-03-31' };

describe('a scholarship formatted for display', () => {
  it('[SCH-02] toScholarshipView fills in default texts for fields that the server omits', () => {
    expect(toScholarshipView(bare)).toMatchObject({
      amount: '₹1,25,000',
      fundedBy: 'Unknown Organization',
      educationLevel: 'Any Level',
      scholarshipsAwarded: '0 awarded',
      deadline: '31 March 2027',
      description: '',
    });
  });

  it('[SCH-02] toScholarshipView uses the number of applications as the number of awards', () => {
    const applications = Array.from({ length: 1204 }, () => ({}));
    expect(toScholarshipView({ ...bare, applications }).scholarshipsAwarded).toBe('1,204 awarded');
  });

  it.each([
    [null, 'Not specified'],
    [undefined, 'Not specified'],
    [0, 'No limit'],
    [100_000, '₹1,00,000'],
    [99_999.99, '₹99,999.99'],
  ])('[SCH-10] a family income limit of %s is shown as “%s”', (maxFamilyIncome, text) => {
    expect(toScholarshipView({ ...bare, maxFamilyIncome }).maxFamilyIncome).toBe(text);
  });

  it('[SCH-10] the family income limit is never rounded', () => {
    const { eligibility } = toScholarshipView({ ...bare, maxFamilyIncome: 99_999.99 });
    expect(eligibility).toEqual(['Family income up to ₹99,999.99']);
  });

  it('[SCH-02] [SCH-10] a scholarship’s amount includes paise, except on its card', () => {
    expect(toScholarshipView({ ...bare, totalAmount: 75_000.5 })).toMatchObject({
      amount: '₹75,000.50',
      amountOnCard: '₹75,001',
    });
  });

  it('[SCH-13] every scholarship requires a domicile certificate and an income certificate, and lists no document twice', () => {
    expect(toScholarshipView(bare).documents).toEqual(['Domicile Certificate', 'Income Certificate']);
    const listed = toScholarshipView(bare, {
      id: 'one',
      requirements: ['12th Marksheet', 'Income Certificate'],
    });
    expect(listed.documents).toEqual(['12th Marksheet', 'Income Certificate', 'Domicile Certificate']);
  });

  it('[SCH-16] toScholarshipView uses the static file only for details that the server omits', () => {
    const extras = {
      id: 'one',
      description: 'From the file',
      fundedBy: 'File Trust',
      eligibility: ['Plays the veena'],
    };
    expect(toScholarshipView(bare, extras)).toMatchObject({
      description: 'From the file',
      fundedBy: 'File Trust',
      eligibility: ['Plays the veena'],
    });
    const server = { ...bare, description: 'From the server', organization: { name: 'Server Trust' } };
    expect(toScholarshipView(server, extras)).toMatchObject({
      description: 'From the server',
      fundedBy: 'Server Trust',
    });
  });

  it('[SCH-02] [SCH-16] toScholarshipView returns the same education level with and without the static file', () => {
    const entry = { id: 'one', educationLevel: 'Undergraduate' };
    const extras = v.parse(extrasFileSchema, [entry])[0];
    expect(toScholarshipView(bare, extras).educationLevel).toBe(toScholarshipView(bare).educationLevel);
  });
});
