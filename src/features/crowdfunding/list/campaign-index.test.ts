import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../campaign.ts';
import { ALL_CAMPAIGNS, CAMPAIGN_SORTS, type CampaignSort } from '../list-search.ts';
import { findCampaigns, indexCampaigns, sortCampaigns } from './campaign-index.ts';

const NOW = Date.parse('2026-11-21T10:00:00+05:30');
const DAY = 86_400_000;
const inDays = (days: number) => new Date(NOW + days * DAY).toISOString();
const campaign = (id: string, change: Partial<Campaign> = {}): Campaign => ({
  id,
  title: id,
  goalAmount: 1000,
  ownerId: null,
  deadline: inDays(10),
  ...change,
});
const donations = (count: number) => Array.from({ length: count }, () => ({ amount: 10 }));
const order = (campaigns: readonly Campaign[], sort: CampaignSort) =>
  sortCampaigns(indexCampaigns(campaigns), sort, NOW).map((entry) => entry.campaign.id);
const find = (campaigns: readonly Campaign[], search: object, saved: readonly string[] = []) =>
  findCampaigns(indexCampaigns(campaigns), { ...ALL_CAMPAIGNS, ...search }, new Set(saved)).map(
    ({ id }) => id,
  );

describe('[CF-02] sortCampaigns', () => {
  it('the campaign sort order ‘Newest’ starts with the newest campaign and ends with undated campaigns in reverse server order', () => {
    const dated = [
      campaign('old', { createdAt: inDays(-9) }),
      campaign('first without'),
      campaign('new', { createdAt: inDays(-1) }),
      campaign('second without'),
    ];
    expect(order(dated, 'newest')).toEqual(['new', 'old', 'second without', 'first without']);
  });

  it('sortCampaigns puts tied campaigns in reverse server order', () => {
    const same = [
      campaign('first', { createdAt: inDays(-1) }),
      campaign('second', { createdAt: inDays(-1) }),
      campaign('third', { createdAt: inDays(-2) }),
    ];
    expect(order(same, 'newest')).toEqual(['second', 'first', 'third']);
    expect(order(same, 'funded')).toEqual(['second', 'first', 'third']);
    expect(order(same, 'popular')).toEqual(['second', 'first', 'third']);
    expect(order(same, 'ending')).toEqual(['second', 'first', 'third']);
  });

  it('the campaign sort order ‘Most Funded’ uses the amount raised, not the share of the goal', () => {
    const funded = [
      campaign('full', { goalAmount: 100, raisedAmount: 100 }),
      campaign('large', { goalAmount: 9000, raisedAmount: 900 }),
      campaign('by its donations', { donations: donations(50) }),
      campaign('empty'),
    ];
    expect(order(funded, 'funded')).toEqual(['large', 'by its donations', 'full', 'empty']);
  });

  it('the campaign sort order ‘Most Funded’ also sorts finished campaigns by the amount raised', () => {
    const over = [
      campaign('little', { deadline: inDays(-1), raisedAmount: 1 }),
      campaign('much', { deadline: inDays(-2), raisedAmount: 9 }),
    ];
    expect(order(over, 'funded')).toEqual(['much', 'little']);
  });

  it('the campaign sort order ‘Ending Soon’ starts with the nearest deadline, and sorts finished campaigns latest first', () => {
    const ending = [
      campaign('over long ago', { deadline: inDays(-30) }),
      campaign('later', { deadline: inDays(9) }),
      campaign('over', { deadline: inDays(-1) }),
      campaign('soon', { deadline: inDays(1) }),
    ];
    for (const list of [ending, ending.toReversed()]) {
      expect(order(list, 'ending')).toEqual(['soon', 'later', 'over', 'over long ago']);
    }
  });

  it('the campaign sort order ‘Most Popular’ uses the number of donations', () => {
    const popular = [
      campaign('one', { donations: donations(1) }),
      campaign('two', { donations: donations(2) }),
    ];
    for (const list of [popular, popular.toReversed()]) {
      expect(order(list, 'popular')).toEqual(['two', 'one']);
    }
  });

  it('sortCampaigns treats a campaign as over at the exact time of its deadline', () => {
    const over = campaign('over', { deadline: new Date(NOW).toISOString() });
    expect(order([campaign('open', { deadline: inDays(1) }), over], 'newest')).toEqual(['open', 'over']);
  });

  it('sortCampaigns treats a campaign that ends today as still open', () => {
    const today = [campaign('over', { deadline: inDays(-1) }), campaign('today', { deadline: '2026-11-21' })];
    expect(order(today, 'newest')).toEqual(['today', 'over']);
  });

  const anyCampaign = fc.record({
    id: fc.uuid(),
    title: fc.string(),
    goalAmount: fc.nat(),
    ownerId: fc.constant(null),
    deadline: fc.integer({ min: -50, max: 50 }).map(inDays),
    raisedAmount: fc.option(fc.nat()),
    donations: fc.option(fc.array(fc.record({ amount: fc.option(fc.nat()) }), { maxLength: 4 })),
    createdAt: fc.option(fc.integer({ min: -90, max: 0 }).map(inDays)),
  });

  it.each(CAMPAIGN_SORTS)(
    'the campaign sort order ‘%s’ lists finished campaigns last and omits none',
    (sort) => {
      fc.assert(
        fc.property(fc.uniqueArray(anyCampaign, { selector: ({ id }) => id }), (campaigns) => {
          const sorted = sortCampaigns(indexCampaigns(campaigns), sort, NOW);
          const over = sorted.map(({ deadline }) => deadline <= NOW);
          expect(over).toEqual(over.toSorted());
          expect(new Set(sorted.map((entry) => entry.campaign))).toEqual(new Set(campaigns));
          // Sorting the result again changes nothing.
          expect(sortCampaigns(sorted, sort, NOW)).toEqual(sorted);
        }),
      );
    },
  );
});

describe('[CF-02] findCampaigns', () => {
  const campaigns = [
    campaign('library', { title: 'A Village Library', description: 'Four thousand books for Kolar.' }),
    campaign('tablets', { title: 'Tablets for Class Ten', description: null }),
    campaign('camp', { title: 'पढ़ने का शिविर', description: 'STORIES' }),
  ];

  it('findCampaigns finds campaigns whose title or description contains every search word, in upper or lower case', () => {
    expect(find(campaigns, { q: '  kolar VILLAGE ' })).toEqual(['library']);
    expect(find(campaigns, { q: 'stories शिविर' })).toEqual(['camp']);
    expect(find(campaigns, { q: 'library tablets' })).toEqual([]);
    expect(find(campaigns, { q: ' ' })).toEqual(['library', 'tablets', 'camp']);
  });

  it('findCampaigns does not match text that starts in the title and ends in the description', () => {
    expect(find([campaign('it', { title: 'Alpha', description: 'beta' })], { q: 'alphabeta' })).toEqual([]);
  });

  it('findCampaigns matches text regardless of its Unicode normalization', () => {
    expect(find([campaign('e', { title: 'Caf\u0065\u0301' })], { q: 'café' })).toEqual(['e']);
  });

  it('findCampaigns filters by category and by saved campaigns', () => {
    expect(find(campaigns, { category: 'technology' })).toEqual(['tablets']);
    expect(find(campaigns, { category: 'program' })).toEqual(['library', 'camp']);
    expect(find(campaigns, { saved: true }, ['camp', 'gone'])).toEqual(['camp']);
    expect(find(campaigns, { saved: true, category: 'technology' }, ['camp'])).toEqual([]);
  });

  it('findCampaigns finds a campaign by any part of its title', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (title, from, length) => {
        const start = from % title.length;
        const q = title.slice(start, start + 1 + (length % title.length));
        expect(find([campaign('it', { title })], { q })).toEqual(['it']);
      }),
    );
  });
});
