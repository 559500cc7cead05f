import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleProfile as complete } from './profile-samples.fixture.ts';
import { type Profile, readiness } from './readiness.ts';

const compare = (documents: readonly string[], profile: Profile) =>
  readiness({ eligibility: [], income: null, documents }, profile).documents.map(({ status, note }) => [
    status,
    note,
  ]);

describe('[READY-01] readiness of documents', () => {
  it('the readiness check compares each required document with the profile', () => {
    const documents = ['12th Marksheet', 'Admission Letter', 'Domicile Certificate', 'Income Certificate'];
    expect(compare(documents, { ...complete, incomeCert: null })).toEqual([
      ['have', 'In your profile.'],
      [
        'unknown',
        'You can’t add this to your profile. Keep it ready, because the organization will ask for it.',
      ],
      ['have', 'In your profile.'],
      ['missing', 'Not in your profile yet.'],
    ]);
  });

  it.each([
    ['10th Marksheet', 'tenthResult'],
    ['10th mark  sheet', 'tenthResult'],
    ['Class 10 Marksheet', 'tenthResult'],
    ['SSLC marksheet', 'tenthResult'],
    [' class xii mark sheet ', 'twelfthResult'],
    ['HSC Marksheet', 'twelfthResult'],
    ['income certificate', 'incomeCert'],
    ['Family Income Certificate', 'incomeCert'],
    ['DOMICILE CERTIFICATE', 'domicileCert'],
  ] as const)('the readiness check matches the document %j with the profile field %s', (name, key) => {
    expect(compare([name], { [key]: complete[key] })).toEqual([['have', expect.any(String)]]);
    expect(compare([name], { ...complete, [key]: null })).toEqual([['missing', expect.any(String)]]);
  });

  it.each([
    '12th marksheet or equivalent',
    'Income certificate of this year',
    'No income certificate needed',
    'Domicile certificate of Karnataka',
    'Class 11 marksheet',
    'constructor',
    '',
    'गया का निवास',
  ])('the readiness check marks the document %j as unknown, even if the profile is complete', (name) => {
    expect(compare([name], complete)).toEqual([
      ['unknown', expect.stringMatching(/You can’t add this to your profile/)],
    ]);
  });

  it('the readiness check counts a repeated document only once', () => {
    const { count } = readiness(
      {
        eligibility: ['Women only'],
        income: null,
        documents: ['Admission Letter', 'Income Certificate', 'Domicile Certificate', 'Income Certificate'],
      },
      { ...complete, domicileCert: '' },
    );
    expect(count).toEqual({ have: 1, missing: 1, documents: 3 });
  });

  it('the readiness check never marks a document as present if the profile lacks it', () => {
    const names = fc.array(
      fc.oneof(fc.constantFrom('12th Marksheet', 'Income Certificate'), fc.string({ unit: 'grapheme' })),
    );
    fc.assert(
      fc.property(names, (documents) => {
        expect(readiness({ eligibility: [], income: null, documents }, {}).count.have).toBe(0);
      }),
    );
  });
});

describe('[READY-01] readiness of conditions', () => {
  const conditions = (eligibility: readonly string[], isLimited = true) =>
    readiness(
      { eligibility, income: { condition: eligibility.at(-1) ?? '', isLimited }, documents: [] },
      complete,
    ).conditions;

  it('the readiness check marks conditions as unknown, and names the document that proves family income', () => {
    expect(conditions(['Women only', 'Residents of Bihar', 'Family income up to ₹3,00,000'])).toEqual([
      {
        name: 'Women only',
        status: 'unknown',
        note: '',
      },
      {
        name: 'Residents of Bihar',
        status: 'unknown',
        note: '',
      },
      {
        name: 'Family income up to ₹3,00,000',
        status: 'unknown',
        note: 'Your income certificate must show an income within this limit.',
      },
    ]);
  });

  it('the readiness check marks the income condition as met if the scholarship has no income limit', () => {
    expect(conditions(['Any family income'], false)).toEqual([
      { name: 'Any family income', status: 'have', note: 'Students with any family income can apply.' },
    ]);
  });

  it('the readiness check lists a repeated condition only once', () => {
    expect(conditions(['Women only', 'Women only', 'Any family income'])).toHaveLength(2);
  });
});
