import { stripSearchParams } from '@tanstack/react-router';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ALL_CAMPAIGNS, type CampaignSearch, campaignSearchSchema, isNarrowed } from './list-search.ts';

const read = (search: Readonly<Record<string, unknown>>) => v.parse(campaignSearchSchema, search);
/** Returns the search parameters that the route writes to the URL. */
const written = (search: CampaignSearch) =>
  stripSearchParams<CampaignSearch, CampaignSearch, CampaignSearch>(ALL_CAMPAIGNS)({
    search,
    next: (unchanged) => unchanged,
  });

describe('[CF-02] the search parameters of the list', () => {
  it('campaignSearchSchema parses the search text, sort order, category, saved filter and page', () => {
    expect(read({ q: 'books', sort: 'ending', category: 'supplies', saved: true, page: 3 })).toEqual({
      q: 'books',
      sort: 'ending',
      category: 'supplies',
      saved: true,
      page: 3,
    });
    expect(read({ q: 2027 }).q).toBe('2027');
  });

  it('missing or invalid search parameters of the campaign list default to all campaigns, newest first', () => {
    expect(read({})).toEqual(ALL_CAMPAIGNS);
    const odd = { q: 'x'.repeat(201), sort: 'funny', category: 'cats', saved: 'yes', page: 0 };
    expect(read(odd)).toEqual(ALL_CAMPAIGNS);
    expect(read({ page: 1.5 }).page).toBe(1);
    expect(read({ q: true, category: 'all' })).toMatchObject({ q: 'true', category: 'all' });
    expect(read({ q: 'x'.repeat(200) }).q).toHaveLength(200);
  });

  it('the campaign list’s URL contains only search parameters that differ from the defaults', () => {
    expect(written(ALL_CAMPAIGNS)).toEqual({});
    expect(written({ ...ALL_CAMPAIGNS, sort: 'funded', page: 2 })).toEqual({
      sort: 'funded',
      page: 2,
    });
  });

  it('campaignSearchSchema parses any URL, and its output survives a round trip through the URL', () => {
    const anything = fc.anything();
    const url = fc.record(
      { q: anything, sort: anything, category: anything, saved: anything, page: anything },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(url, (search) => {
        const found = read(search);
        expect(found.page).toBeGreaterThanOrEqual(1);
        expect(read(written(found))).toEqual(found);
      }),
    );
  });

  it('isNarrowed is true for a search text, a category or the saved filter, but not for a sort order or a page', () => {
    expect(isNarrowed(ALL_CAMPAIGNS)).toBe(false);
    expect(isNarrowed({ ...ALL_CAMPAIGNS, q: ' ', sort: 'popular', page: 9 })).toBe(false);
    expect(isNarrowed({ ...ALL_CAMPAIGNS, q: 'a' })).toBe(true);
    expect(isNarrowed({ ...ALL_CAMPAIGNS, category: 'program' })).toBe(true);
    expect(isNarrowed({ ...ALL_CAMPAIGNS, saved: true })).toBe(true);
  });
});
