import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchDocument } from './readiness-documents.ts';

const EXACT = {
  tenthResult: [
    '10th Marksheet',
    '10th marksheet.',
    'Class 10 Mark Sheet',
    'Class X marks card',
    'SSC marksheet',
    'SSLC Marks Card',
    '10th/SSC Marksheet',
    'Matric marksheet',
    'Marksheet of class 10',
    'Std. 10 board examination result',
    'Copy of your 10th mark-sheet',
  ],
  twelfthResult: [
    '12th Marksheet',
    'Class 12 marksheet',
    'Class XII Statement of Marks',
    'HSC marksheet',
    'Intermediate marks list',
    '2nd PUC marks card',
    'Higher Secondary mark sheet',
    '+2 Marksheet',
    'Results of the 12th exam',
  ],
  incomeCert: [
    'Income Certificate',
    'income certificate',
    'Family income certificate',
    "Parents' Income Certificate",
    'Annual family income certificate',
    'Income certificate of the family',
    'Certificate of income',
  ],
  domicileCert: ['Domicile Certificate', 'Domicile certificate', 'Certificate of Domicile'],
} as const;

describe('matchDocument', () => {
  it.each(Object.entries(EXACT))('knows the names of %s', (key, names) => {
    for (const name of names)
      expect([name, matchDocument(name)]).toEqual([name, { keys: [key], exact: true }]);
  });

  it.each(['10th and 12th Marksheets', 'Class 10 & 12 mark sheets', 'Marksheets of class 10 and 12'])(
    'takes %s for both marksheets',
    (name) => {
      expect(matchDocument(name)).toEqual({ keys: ['tenthResult', 'twelfthResult'], exact: true });
    },
  );

  it.each([
    ['12th marksheet or equivalent', ['twelfthResult']],
    ['10th or 12th marksheet', ['tenthResult', 'twelfthResult']],
    ['Original income certificate issued by the Tahsildar', ['incomeCert']],
    ['Domicile certificate of Karnataka', ['domicileCert']],
    ['Attested copy of the 10th marksheet', ['tenthResult']],
    ['Your brother’s 12th marksheet', ['twelfthResult']],
  ])('is not sure of %s', (name, keys) => {
    expect(matchDocument(name)).toEqual({ keys, exact: false });
  });

  it.each([
    'Admission Letter',
    'Bonafide Certificate from the college',
    'Letter from the coach or the sports association',
    'Recommendation from a teacher',
    'Income tax return',
    'Caste certificate',
    'Post-matric marksheet',
    'Class 11 marksheet',
    '1st PUC marks card',
    'X marksheet',
    '12 marksheets',
    '12th pass certificate',
    'No income certificate needed',
    'Income',
    '',
    ' ',
    '१२वीं की अंकसूची',
    'x'.repeat(20_000),
  ])('takes %s for none of the profile’s documents', (name) => {
    expect(matchDocument(name)).toBeNull();
  });

  it('is never sure of a name with a word in it that it does not know', () => {
    const names = Object.values(EXACT).flat();
    const strange = fc
      .string({ unit: fc.constantFrom(...'bcdfghjklmnpqrtvwz'), minLength: 3, maxLength: 12 })
      .filter((word) => !/^(std|hsc|ssc|sslc|puc)$/.test(word));
    fc.assert(
      fc.property(fc.constantFrom(...names), strange, fc.boolean(), (name, word, before) => {
        const match = matchDocument(before ? `${word} ${name}` : `${name} ${word}`);
        expect(match?.exact ?? false).toBe(false);
      }),
    );
  });

  it('never fails, and is never sure of wild text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        expect(matchDocument(name)?.exact ?? false).toBe(false);
      }),
    );
  });
});
