import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANALYTICS_PAGE,
  type AnalyticsSearch,
  analyticsPage,
  NO_ANALYTICS_SEARCH,
  readAnalyticsSearch,
  sortedBy,
  writeAnalyticsSearch,
} from './analytics-search.ts';
import type { AnalyticsScholarship } from './analytics-view.ts';

const scholarship = (title: string, changes: Partial<AnalyticsScholarship> = {}): AnalyticsScholarship => ({
  id: title,
  title,
  amount: 10_000,
  deadline: '2026-12-31T18:29:59Z',
  isActive: true,
  total: 1,
  applicants: [],
  isSample: false,
  ...changes,
});
const titles = (list: readonly AnalyticsScholarship[], search: Partial<AnalyticsSearch> = {}) =>
  analyticsPage(list, { ...NO_ANALYTICS_SEARCH, ...search }).rows.map(({ title }) => title);

describe('[ORG-15] the address of the analytics', () => {
  it('says nothing of a page as it opens, and only what differs from it', () => {
    expect(writeAnalyticsSearch(NO_ANALYTICS_SEARCH)).toEqual({});
    expect(writeAnalyticsSearch({ ...NO_ANALYTICS_SEARCH, q: 'stem', up: true, page: 2 })).toEqual({
      q: 'stem',
      up: true,
      page: 2,
    });
  });

  it('keeps every search over writing and reading', () => {
    const search = fc.record<AnalyticsSearch>({
      q: fc.string({ maxLength: 200 }),
      status: fc.constantFrom('all', 'active', 'expired'),
      sort: fc.constantFrom('title', 'amount', 'applicants', 'deadline'),
      up: fc.boolean(),
      page: fc.integer({ min: 1, max: 1000 }),
      scholarship: fc.string({ maxLength: 200 }),
      find: fc.string({ maxLength: 200 }),
      order: fc.constantFrom('newest', 'oldest', 'name', 'marks'),
      show: fc.constantFrom('all', 'pending', 'accepted', 'rejected'),
    });
    fc.assert(
      fc.property(search, (wanted) => {
        expect(readAnalyticsSearch(writeAnalyticsSearch(wanted))).toEqual(wanted);
      }),
    );
  });

  it('[SAFE-02] takes what it does not know for nothing, and a number for a word', () => {
    expect(
      readAnalyticsSearch({ q: 2027, status: 'gone', sort: {}, up: 'yes', page: -1, show: null, order: 7 }),
    ).toEqual({ ...NO_ANALYTICS_SEARCH, q: '2027' });
    expect(readAnalyticsSearch({ q: 'x'.repeat(201), page: 1.5 })).toEqual(NO_ANALYTICS_SEARCH);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'page', 'sort', 'find', 'up'), fc.anything()),
        (wild) => {
          expect(() => readAnalyticsSearch(wild)).not.toThrow();
        },
      ),
    );
  });
});

describe('[ORG-15] a click on a column', () => {
  it('sorts by it in its natural way, and turns it round the second time', () => {
    expect(sortedBy('amount', NO_ANALYTICS_SEARCH)).toEqual({ sort: 'amount', up: false, page: 1 });
    expect(sortedBy('title', NO_ANALYTICS_SEARCH)).toEqual({ sort: 'title', up: true, page: 1 });
    expect(sortedBy('title', { sort: 'title', up: true })).toEqual({ sort: 'title', up: false, page: 1 });
  });
});

describe('[ORG-15] analyticsPage', () => {
  const stem = scholarship('Girls in STEM', { amount: 60_000, total: 18 });
  const udaan = scholarship('udaan 10', { amount: null, total: 2, deadline: '2026-01-31', isActive: false });
  const older = scholarship('Udaan 9', { amount: 5, total: 300, deadline: null, isActive: false });
  const all = [udaan, stem, older];

  it.each([
    ['title', true, ['Girls in STEM', 'Udaan 9', 'udaan 10']],
    ['amount', false, ['Girls in STEM', 'Udaan 9', 'udaan 10']],
    ['applicants', false, ['Udaan 9', 'Girls in STEM', 'udaan 10']],
    ['deadline', false, ['Girls in STEM', 'udaan 10', 'Udaan 9']],
  ] as const)('sorts by %s', (sort, up, order) => {
    expect(titles(all, { sort, up })).toEqual(order);
    expect(titles(all, { sort, up: !up })).toEqual(order.toReversed());
  });

  it('finds a title by any part of it, however it is written', () => {
    expect(titles(all, { q: ' UDAAN ' })).toEqual(['udaan 10', 'Udaan 9']);
    expect(titles([scholarship('Café'.normalize('NFD'))], { q: 'café' })).toHaveLength(1);
    expect(titles(all, { q: 'nothing' })).toEqual([]);
  });

  it('tells the active from the expired', () => {
    expect(titles(all, { status: 'active' })).toEqual(['Girls in STEM']);
    expect(titles(all, { status: 'expired' })).toEqual(['udaan 10', 'Udaan 9']);
  });

  it('puts so many on a page, each on exactly one, and takes a page behind the last one for the last', () => {
    const many = Array.from({ length: 2 * ANALYTICS_PAGE + 3 }, (_, index) => scholarship(`No. ${index}`));
    const page = (number: number) =>
      analyticsPage(many, { ...NO_ANALYTICS_SEARCH, sort: 'title', up: true, page: number });
    expect(page(1)).toMatchObject({ found: 23, page: 1, pages: 3 });
    expect([1, 2, 3].flatMap((number) => page(number).rows).map(({ id }) => id)).toEqual(
      many.map(({ id }) => id),
    );
    expect(page(99)).toMatchObject({ page: 3, rows: { length: 3 } });
    expect(analyticsPage([], NO_ANALYTICS_SEARCH)).toEqual({ rows: [], found: 0, page: 1, pages: 1 });
  });
});
