import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import {
  AMOUNT_OPTIONS,
  INCOME_OPTIONS,
  isFiltered,
  type ListFilters,
  listSearchSchema,
  NO_FILTERS,
  SORT_OPTIONS,
} from '../list-search.ts';
import { filterIndex, indexScholarships, sortIndex } from './filters.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;

function scholarship(change: Partial<Scholarship> = {}): Scholarship {
  return {
    id: 'one',
    title: 'Girls in STEM',
    description: 'For young women who take up engineering.',
    totalAmount: 60_000,
    organization: { name: 'Vidya Trust' },
    expiredAt: new Date(NOW + DAY).toISOString(),
    ...change,
  };
}

function find(scholarships: readonly Scholarship[], filters: Partial<ListFilters>): Scholarship[] {
  const all = { ...NO_FILTERS, ...filters };
  return filterIndex(sortIndex(indexScholarships(scholarships), all.sort, NOW), all, NOW, new Set(['s1']));
}

const passes = (change: Partial<Scholarship>, filters: Partial<ListFilters>) =>
  find([scholarship(change)], filters).length === 1;

describe('scholarship search', () => {
  it.each(['girls in stem', 'ENGINEERING', 'vidya', '  Vidya Trust '])(
    '[SCH-03] a scholarship search finds %j in title, description or funder, ignoring case',
    (q) => expect(passes({}, { q })).toBe(true),
  );

  it('[SCH-03] a scholarship search finds nothing if the title, description and funder don’t contain the word', () => {
    expect(passes({}, { q: 'nursing' })).toBe(false);
  });

  it('[SCH-03] a scholarship search finds words in any order and field, but no word that spans two fields', () => {
    expect(passes({ title: 'alpha', description: 'beta' }, { q: 'alphabeta' })).toBe(false);
    expect(passes({ title: 'alpha', description: 'beta' }, { q: 'beta  alpha' })).toBe(true);
  });

  it('[SCH-03] a search for ‘unknown organization’ finds scholarships without a funder', () => {
    expect(passes({ organization: null }, { q: 'unknown organization' })).toBe(true);
    expect(passes({ organization: { name: ' ' } }, { q: 'unknown organization' })).toBe(true);
  });

  it('[SCH-03] a scholarship search finds words in other scripts, regardless of their Unicode normalization', () => {
    expect(passes({ title: 'हिन्दी माध्यम छात्रवृत्ति' }, { q: 'माध्यम' })).toBe(true);
    expect(passes({ title: 'École' }, { q: 'e\u0301cole' })).toBe(true);
  });
});

describe('scholarship filters', () => {
  it.each([
    [100_000, '100000', true],
    [100_001, '100000', false],
    [50_000, '50000', true],
    [50_001, '50000', false],
    [25_000, '25000', true],
    [25_001, '25000', false],
    [900_000, 'any', true],
    [0, '25000', true],
    [null, '25000', true],
    [undefined, '25000', true],
  ] as const)(
    '[SCH-04] a scholarship with the income limit %s passes the income filter ‘%s’: %s',
    (maxFamilyIncome, income, expected) => {
      expect(passes({ maxFamilyIncome }, { income })).toBe(expected);
    },
  );

  it.each([
    [49_999, 'low', true],
    [50_000, 'low', false],
    [49_999, 'medium', false],
    [50_000, 'medium', true],
    [75_000, 'medium', true],
    [75_001, 'medium', false],
    [75_000, 'high', false],
    [75_001, 'high', true],
    [1, 'any', true],
  ] as const)(
    '[SCH-05] a scholarship with the amount %s passes the amount filter ‘%s’: %s',
    (totalAmount, amount, expected) => {
      expect(passes({ totalAmount }, { amount })).toBe(expected);
    },
  );

  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])(
    '[SCH-06] a scholarship with a deadline %s ms from now passes the ‘Upcoming Only’ filter: %s',
    (offset, expected) => {
      expect(passes({ expiredAt: new Date(NOW + offset).toISOString() }, { upcoming: true })).toBe(expected);
    },
  );
});

describe('scholarship sorting', () => {
  const soon = scholarship({ id: 'soon', expiredAt: new Date(NOW + DAY).toISOString(), totalAmount: 1 });
  const late = scholarship({ id: 'late', expiredAt: new Date(NOW + 9 * DAY).toISOString(), totalAmount: 2 });
  const over = scholarship({ id: 'over', expiredAt: new Date(NOW - DAY).toISOString(), totalAmount: 3 });
  const ids = (sort: ListFilters['sort'], list: Scholarship[]) => find(list, { sort }).map(({ id }) => id);

  it('sorting scholarships by deadline puts the next deadline first and past deadlines last', () => {
    for (const list of [
      [over, late, soon],
      [soon, late, over],
      [late, over, soon],
    ]) {
      expect(ids('deadline', list)).toEqual(['soon', 'late', 'over']);
    }
  });

  it('sorting scholarships by deadline treats a deadline at the current time as past, and sorts past deadlines from latest to earliest', () => {
    const now = scholarship({ id: 'now', expiredAt: new Date(NOW).toISOString() });
    const before = scholarship({ id: 'before', expiredAt: new Date(NOW - 9 * DAY).toISOString() });
    expect(ids('deadline', [before, over, now, soon])).toEqual(['soon', 'now', 'over', 'before']);
  });

  it('sorting scholarships by amount puts the highest amount first', () => {
    expect(ids('amount', [soon, over, late])).toEqual(['over', 'late', 'soon']);
  });

  it('sorting scholarships by date puts the newest first, and scholarships without a date last', () => {
    const old = { ...soon, id: 'old', createdAt: '2025-01-01' };
    const fresh = { ...soon, id: 'fresh', createdAt: '2026-11-01' };
    expect(ids('newest', [soon, old, fresh])).toEqual(['fresh', 'old', 'soon']);
    expect(ids('newest', [fresh, soon, old])).toEqual(['fresh', 'old', 'soon']);
  });
});

describe('the scholarship list’s URL', () => {
  it('the scholarship list accepts valid filters in its URL, and reads numbers as text', () => {
    expect(v.parse(listSearchSchema, { q: 2027, income: 50_000, upcoming: true, sort: 'newest' })).toEqual({
      ...NO_FILTERS,
      q: '2027',
      income: '50000',
      amount: 'any',
      upcoming: true,
      sort: 'newest',
    });
  });

  it('[SCH-07] missing or invalid values in the scholarship list’s URL set no filter', () => {
    expect(v.parse(listSearchSchema, {})).toEqual(NO_FILTERS);
    const odd = { q: 'x'.repeat(201), income: '7', amount: 'huge', upcoming: 'yes', sort: 'funny' };
    expect(v.parse(listSearchSchema, odd)).toEqual(NO_FILTERS);
    expect(v.parse(listSearchSchema, { q: 'x'.repeat(200) }).q).toHaveLength(200);
    expect(v.parse(listSearchSchema, { q: true, amount: 'high' })).toMatchObject({
      q: 'true',
      amount: 'high',
    });
  });

  it('isFiltered returns true only if a search or a filter narrows the list', () => {
    const narrows = (change: Partial<ListFilters>) => isFiltered({ ...NO_FILTERS, ...change });
    expect(narrows({})).toBe(false);
    expect(narrows({ q: ' ', sort: 'amount' })).toBe(false);
    expect(narrows({ q: 'a' })).toBe(true);
    expect(narrows({ income: '25000' })).toBe(true);
    expect(narrows({ amount: 'low' })).toBe(true);
    expect(narrows({ upcoming: true })).toBe(true);
    expect(narrows({ saved: true })).toBe(true);
  });

  it('any values in the scholarship list’s URL produce valid filters', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'income', 'amount', 'upcoming', 'sort'), fc.anything()),
        (url) => {
          const filters = v.parse(listSearchSchema, url);
          expect(INCOME_OPTIONS).toContain(filters.income);
          expect(AMOUNT_OPTIONS).toContain(filters.amount);
          expect(SORT_OPTIONS).toContain(filters.sort);
          expect(typeof filters.q).toBe('string');
        },
      ),
    );
  });
});

const anyScholarship = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  description: fc.option(fc.string()),
  totalAmount: fc.integer({ min: 0, max: 200_000 }),
  maxFamilyIncome: fc.option(fc.constantFrom(0, 25_000, 50_000, 100_000, 250_000)),
  organization: fc.option(fc.record({ name: fc.option(fc.string()) })),
  expiredAt: fc.integer({ min: -400, max: 400 }).map((days) => new Date(NOW + days * DAY).toISOString()),
});

const anyFilters = fc.record({
  q: fc.string({ maxLength: 3 }),
  income: fc.constantFrom(...INCOME_OPTIONS),
  amount: fc.constantFrom(...AMOUNT_OPTIONS),
  upcoming: fc.boolean(),
  saved: fc.boolean(),
  page: fc.nat(),
  sort: fc.constantFrom(...SORT_OPTIONS),
});

describe('any scholarship list and any filters', () => {
  it('[SCH-07] the scholarship list shows every scholarship without filters, and filters never add or repeat a scholarship', () => {
    fc.assert(
      fc.property(fc.array(anyScholarship), anyFilters, (list, filters) => {
        expect(find(list, { sort: filters.sort })).toHaveLength(list.length);
        const found = find(list, filters);
        expect(list).toEqual(expect.arrayContaining(found));
        expect(new Set(found).size).toBe(found.length);
        if (!isFiltered(filters)) expect(found).toHaveLength(list.length);
      }),
    );
  });

  it('[SCH-05] every scholarship is in exactly one amount range', () => {
    fc.assert(
      fc.property(anyScholarship, (one) => {
        const ranges = AMOUNT_OPTIONS.filter(
          (amount) => amount !== 'any' && find([one], { amount }).length === 1,
        );
        expect(ranges).toHaveLength(1);
      }),
    );
  });
});
