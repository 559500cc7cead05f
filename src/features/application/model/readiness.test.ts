import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownDocuments, type Profile, readiness } from './readiness.ts';

const NOW = Date.parse('2026-11-21T10:00:00+05:30');
const url = (name: string) => `https://files.example/user_1/${name}.pdf`;
const complete: Profile = {
  tenthResult: url('tenthResult'),
  twelfthResult: url('twelfthResult'),
  incomeCert: url('incomeCert'),
  domicileCert: url('domicileCert'),
};
const documents = ['12th Marksheet', 'Admission Letter', 'Domicile Certificate', 'Income Certificate'];
const judge = (names: readonly string[], profile: Profile) =>
  readiness({ eligibility: [], documents: names }, profile, NOW).documents.map(({ standing, note }) => [
    standing,
    note,
  ]);

describe('[READY-01] readiness', () => {
  it('ticks what the profile holds, and says which field it is', () => {
    expect(judge(documents, complete)).toEqual([
      ['have', 'Your profile: 12th marksheet, uploaded'],
      ['unknown', 'Not known. Your profile has no place for it. Keep it ready yourself.'],
      ['have', 'Your profile: domicile certificate, uploaded'],
      ['have', 'Your profile: income certificate, uploaded'],
    ]);
  });

  it('says what is missing, and what may not be what is asked for', () => {
    expect(judge(['Income Certificate'], { ...complete, incomeCert: null })).toEqual([
      ['missing', 'Not in your profile yet.'],
    ]);
    expect(judge(['Income certificate of this year'], complete)).toEqual([
      ['check', 'Check this: your profile holds your income certificate. Is it what is asked for?'],
    ]);
    expect(judge(['10th and 12th marksheet'], { ...complete, twelfthResult: null })).toEqual([
      ['missing', 'Your profile holds your 10th marksheet only.'],
    ]);
  });

  it('counts each standing, and a thing that is named twice once', () => {
    const { count, total } = readiness(
      { eligibility: ['Women only', 'Women only'], documents: [...documents, 'Income Certificate'] },
      { ...complete, gender: 'Male', domicileCert: '' },
      NOW,
    );
    expect([count, total]).toEqual([{ have: 2, missing: 1, check: 1, unknown: 1 }, 5]);
  });

  it.each(['', ' ', 'javascript:alert(1)', 'data:application/pdf,x', 'pending', 'https://'])(
    '[SAFE-03] takes %j for no document',
    (stored) => {
      expect(ownDocuments({ incomeCert: stored }).some(({ uploaded }) => uploaded)).toBe(false);
    },
  );

  it('never ticks a document that is not in the profile', () => {
    const lists = fc.array(fc.oneof(fc.constantFrom(...documents), fc.string({ unit: 'grapheme' })));
    fc.assert(
      fc.property(lists, (names) => {
        const { count } = readiness({ eligibility: [], documents: names }, {}, NOW);
        expect(count.have + count.check).toBe(0);
      }),
    );
  });
});
