import { describe, expect, it } from 'vitest';
import { createSeedData } from '../data/seed-data.ts';
import { readRecord, recordTexts } from './record-text.ts';
import { tableNames } from './records.ts';

const seed = createSeedData('normal', () => Date.parse('2026-11-26T10:00:00Z'));

/** A missing field and null are the same: both are empty. */
const withoutNull = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

describe('records as texts', () => {
  it.each(tableNames)('reads every seeded record of %s back as it was', (table) => {
    for (const record of seed[table]) {
      const read = readRecord(table, recordTexts(table, record));
      expect('record' in read && withoutNull(read.record)).toEqual(withoutNull(record));
    }
  });

  it('refuses what the schema refuses, and names the field', () => {
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
