import { describe, expect, it } from 'vitest';
import { createSeedData } from '../data/seed-data.ts';
import { fieldKindOf, fieldsOf, readRecord, recordTexts } from './record-text.ts';
import { tableNames } from './records.ts';

const seed = createSeedData('normal', () => Date.parse('2026-11-26T10:00:00Z'));

/** Removes null fields, because a form shows null as empty, like a missing field. */
const withoutNull = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

describe('records as text', () => {
  it.each(tableNames)('records of the table ‘%s’ survive a conversion to text and back', (table) => {
    for (const record of seed[table]) {
      const read = readRecord(table, recordTexts(table, record));
      expect('record' in read && withoutNull(read.record)).toEqual(withoutNull(record));
    }
  });

  it.each([
    ['users', 'role', '', { kind: 'choice', options: ['', 'STUDENT', 'DONOR', 'ORGANIZATION'] }],
    ['students', 'status', 'PENDING', { kind: 'choice', options: ['PENDING', 'VERIFIED'] }],
    ['organizations', 'verified', 'true', { kind: 'flag' }],
    ['scholarships', 'totalAmount', '60000', { kind: 'number' }],
    ['scholarships', 'maxFamilyIncome', '', { kind: 'number' }],
    ['orders', 'paise', '100', { kind: 'number' }],
    ['scholarships', 'expiredAt', '2027-01-15T18:29:59.000Z', { kind: 'moment' }],
    ['organizations', 'verifiedAt', '', { kind: 'moment' }],
    ['fundraisers', 'deadline', '2027-01-15', { kind: 'day' }],
    ['students', 'dateOfBirth', '2006-02-03', { kind: 'day' }],
    ['students', 'dateOfBirth', 'in spring', { kind: 'line' }],
    ['scholarships', 'title', 'Girls in STEM', { kind: 'line' }],
    ['scholarships', 'description', 'Fees.', { kind: 'text' }],
    ['students', 'address', 'Raichur', { kind: 'text' }],
    ['scholarships', 'status', 'ACTIVE', { kind: 'line' }],
    ['students', 'careerGoals', 'Two\nlines', { kind: 'text' }],
  ] as const)('for %s.%s with the value ‘%s’, fieldKindOf chooses %j', (table, field, text, kind) => {
    expect(fieldKindOf(table, field, text)).toEqual(kind);
  });

  it('fieldKindOf never chooses JSON for a value in the seed data', () => {
    const kinds = tableNames.flatMap((table) =>
      seed[table].flatMap((record) => {
        const texts = recordTexts(table, record);
        return fieldsOf(table).map((field) => fieldKindOf(table, field, texts[field] ?? '').kind);
      }),
    );
    expect(kinds).not.toContain('json');
  });

  it('readRecord returns the schema’s errors by field', () => {
    const [scholarship] = seed.scholarships;
    const texts = {
      ...recordTexts('scholarships', scholarship ?? {}),
      totalAmount: 'much',
      createdAt: 'soon',
    };
    expect(readRecord('scholarships', texts)).toEqual({
      refused: { totalAmount: expect.any(String), createdAt: expect.any(String) },
    });
  });
});
