import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCampaignPageSearch, writeCampaignPageSearch } from './campaign-page-search.ts';

describe('[CF-07] a campaign’s part of the URL', () => {
  it('opens About, and nothing to edit, unless the URL says so', () => {
    expect(readCampaignPageSearch({})).toEqual({ tab: 'about', edit: false });
    expect(readCampaignPageSearch({ tab: 'updates', edit: true })).toEqual({ tab: 'updates', edit: true });
    expect(readCampaignPageSearch({ tab: 'constructor', edit: 'yes' })).toEqual({
      tab: 'about',
      edit: false,
    });
  });

  it('leaves alone what others have in it, and comes back as it was written', () => {
    expect(writeCampaignPageSearch({ amount: 500, tab: 'updates' }, { tab: 'about', edit: true })).toEqual({
      amount: 500,
      edit: true,
    });
    const change = fc.record({
      tab: fc.constantFrom('about' as const, 'updates' as const),
      edit: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), change, (search, asked) => {
        expect(readCampaignPageSearch(writeCampaignPageSearch(search, asked))).toEqual(asked);
      }),
    );
  });
});
