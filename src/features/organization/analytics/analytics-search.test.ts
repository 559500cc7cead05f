import { stripSearchParams } from '@tanstack/react-router';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type AnalyticsSearch, analyticsSearchSchema, NO_ANALYTICS_SEARCH } from './analytics-search.ts';

const read = (search: Readonly<Record<string, unknown>>) => v.parse(analyticsSearchSchema, search);
/** What the route leaves of a search in the address. */
const written = (search: AnalyticsSearch) =>
  stripSearchParams<AnalyticsSearch, AnalyticsSearch, AnalyticsSearch>(NO_ANALYTICS_SEARCH)({
    search,
    next: (unchanged) => unchanged,
  });

it('[ANA-02] the address holds only what differs from the page as it opens, and what is written is read again', () => {
  expect(written({ ...NO_ANALYTICS_SEARCH, scholarship: 'stem', up: true })).toEqual({
    scholarship: 'stem',
    up: true,
  });
  const search = fc.record<AnalyticsSearch>({
    sort: fc.constantFrom('title', 'amount', 'applicants', 'deadline'),
    up: fc.boolean(),
    scholarship: fc.string({ maxLength: 200 }),
    show: fc.constantFrom('all', 'pending', 'accepted', 'rejected'),
  });
  fc.assert(
    fc.property(search, (wanted) => {
      expect(read(written(wanted))).toEqual(wanted);
    }),
  );
});

it('[SAFE-02] the address ignores values that it does not know, and reads a number as text', () => {
  expect(
    read({ scholarship: 2027, sort: {}, up: 'yes', show: null, find: 'meena@students.example' }),
  ).toEqual({
    ...NO_ANALYTICS_SEARCH,
    scholarship: '2027',
  });
  expect(read({ scholarship: 'x'.repeat(201) })).toEqual(NO_ANALYTICS_SEARCH);
});
