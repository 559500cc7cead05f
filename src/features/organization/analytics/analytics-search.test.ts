import { stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type AnalyticsSearch, analyticsSearchSchema, NO_ANALYTICS_SEARCH } from './analytics-search.ts';

const read = (search: Readonly<Record<string, unknown>>) => v.parse(analyticsSearchSchema, search);
/** Returns the search parameters that the route writes to the URL. */
const written = (search: AnalyticsSearch) =>
  stripSearchParams<AnalyticsSearch, AnalyticsSearch, AnalyticsSearch>(NO_ANALYTICS_SEARCH)({
    search,
    next: (unchanged) => unchanged,
  });

it('[ANA-02] the analytics URL contains only values that differ from the defaults, and reading the URL restores all values', () => {
  const search = {
    ...NO_ANALYTICS_SEARCH,
    sort: 'title',
    scholarship: '\u0000 2027&=#',
  } as const;
  expect(written(search)).toEqual({ sort: 'title', scholarship: search.scholarship });
  expect(read(written(search))).toEqual(search);
});

it('[SAFE-02] the analytics page ignores unknown search parameters and invalid values, and reads a numeric scholarship id as text', () => {
  expect(read({ scholarship: 2027, sort: {}, up: 'yes', find: 'meena@students.example' })).toEqual({
    ...NO_ANALYTICS_SEARCH,
    scholarship: '2027',
  });
  expect(read({ scholarship: 'x'.repeat(201) })).toEqual(NO_ANALYTICS_SEARCH);
});
