import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_CAMPAIGNS, isNarrowed, readCampaignSearch, writeCampaignSearch } from './list-search.ts';

describe('[CF-02] the list’s part of the URL', () => {
  it('reads what it says', () => {
    expect(
      readCampaignSearch({ q: 'books', sort: 'ending', category: 'supplies', saved: true, page: 3 }),
    ).toEqual({ q: 'books', sort: 'ending', category: 'supplies', saved: true, page: 3 });
    expect(readCampaignSearch({ q: 2027 }).q).toBe('2027');
  });

  it('says nothing of what is as the list opens', () => {
    expect(writeCampaignSearch(ALL_CAMPAIGNS)).toEqual({});
    expect(writeCampaignSearch({ ...ALL_CAMPAIGNS, sort: 'funded', page: 2 })).toEqual({
      sort: 'funded',
      page: 2,
    });
  });

  it('never fails, whatever a URL says, and comes back as it was written', () => {
    const anything = fc.anything();
    const url = fc.record(
      { q: anything, sort: anything, category: anything, saved: anything, page: anything },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(url, (search) => {
        const read = readCampaignSearch(search);
        expect(read.page).toBeGreaterThanOrEqual(1);
        expect(readCampaignSearch(writeCampaignSearch(read))).toEqual(read);
      }),
    );
  });

  it('knows what narrows the list', () => {
    expect(isNarrowed(ALL_CAMPAIGNS)).toBe(false);
    expect(isNarrowed({ ...ALL_CAMPAIGNS, q: ' ', sort: 'popular', page: 9 })).toBe(false);
    expect(isNarrowed({ ...ALL_CAMPAIGNS, q: 'a' })).toBe(true);
    expect(isNarrowed({ ...ALL_CAMPAIGNS, category: 'program' })).toBe(true);
    expect(isNarrowed({ ...ALL_CAMPAIGNS, saved: true })).toBe(true);
  });
});
