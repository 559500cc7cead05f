import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstWords } from '#shared/text/first-words.ts';
import { backersOf, CARD_TEXT, latestDonations, percentFunded, raisedOf } from './campaign.ts';

const campaign = { id: 'c', title: 'T', goalAmount: 100, deadline: '2027-01-01' };

describe('[CF-03] firstWords', () => {
  it('firstWords returns text of a hundred characters unchanged, and marks a cut with an ellipsis', () => {
    const text = 'x'.repeat(CARD_TEXT);
    expect(firstWords(text, CARD_TEXT)).toBe(text);
    expect(firstWords(`${text}y`, CARD_TEXT)).toBe(`${text}…`);
  });

  it('firstWords cuts after a whole word, and drops a comma at the end', () => {
    expect(firstWords('Two rooms, four thousand books', 12)).toBe('Two rooms…');
    expect(firstWords('Two rooms, four thousand books', 15)).toBe('Two rooms, four…');
  });

  it('firstWords counts a surrogate pair as one character and never splits it', () => {
    expect(firstWords('😀'.repeat(100), 100)).toBe('😀'.repeat(100));
    expect(firstWords('😀'.repeat(101), 100)).toBe(`${'😀'.repeat(100)}…`);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', '😀', 'க்', ' '), maxLength: 30 }),
        fc.integer({ min: 1, max: 20 }),
        (text, count) => {
          const cut = firstWords(text, count);
          expect(cut.isWellFormed()).toBe(true);
          expect(text.trim().startsWith(cut.replace(/…$/, '')) || cut === text).toBe(true);
          expect([...cut.trim()].length).toBeLessThanOrEqual(count + 1);
        },
      ),
    );
  });
});

describe('the amount raised by a campaign', () => {
  it('[CF-07] a campaign’s amount raised is the server’s figure, or else the sum of the donations, or else 0', () => {
    const donations = [{ amount: 25 }, { amount: null }, { amount: 50 }];
    expect(raisedOf({ ...campaign, raisedAmount: 10, donations })).toBe(10);
    expect(raisedOf({ ...campaign, donations })).toBe(75);
    expect(raisedOf(campaign)).toBe(0);
  });

  it('[CF-07] a campaign’s number of backers is the number of its donations', () => {
    expect(backersOf({ ...campaign, donations: [{}, {}] })).toBe(2);
    expect(backersOf({ ...campaign, donations: null })).toBe(0);
    expect(backersOf(campaign)).toBe(0);
  });
});

it('[CF-07] latestDonations lists a campaign’s newest donations first, and omits undated donations', () => {
  const donations = [
    { amount: 25, createdAt: '2026-11-01T10:00:00Z' },
    { amount: 50, createdAt: '2026-11-03T10:00:00Z' },
    { amount: 75, createdAt: null },
    { amount: 100, createdAt: '2026-11-02T10:00:00Z' },
  ];
  expect(latestDonations({ ...campaign, donations }, 2).map(({ amount }) => amount)).toEqual([50, 100]);
});

describe('[CF-07] percentFunded', () => {
  it.each([
    [0, 100, 0],
    [1, 3, 33],
    [999, 1000, 99],
    [1000, 1000, 100],
    [1860, 1200, 155],
    [0, 0, 0],
    [5, 0, 100],
    [29_000, 100_000, 29],
    [29_000, 50_000, 58],
    [115_000, 100_000, 115],
  ])('for %i rupees raised of a goal of %i, percentFunded returns %i', (raised, goal, percent) => {
    expect(percentFunded(raised, goal)).toBe(percent);
  });

  it('percentFunded returns a whole number, which stays below 100 until the goal is reached', () => {
    const money = fc.double({ min: 0, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(money, money, (raised, goal) => {
        const percent = percentFunded(raised, goal);
        expect(Number.isInteger(percent) && percent >= 0).toBe(true);
        if (raised < goal) expect(percent).toBeLessThan(100);
      }),
    );
  });
});
