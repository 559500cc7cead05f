import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCharacters } from '#shared/text/first-characters.ts';
import { backersOf, CARD_TEXT, percentFunded, raisedOf } from './campaign.ts';

const campaign = { id: 'c', title: 'T', goalAmount: 100, deadline: '2027-01-01' };

describe('[CF-03] firstCharacters', () => {
  it('keeps a text of a hundred characters, and marks where a longer one was cut', () => {
    const text = 'x'.repeat(CARD_TEXT);
    expect(firstCharacters(text, CARD_TEXT)).toBe(text);
    expect(firstCharacters(`${text}y`, CARD_TEXT)).toBe(`${text}…`);
  });

  it('counts characters of two units as one, and cuts none in half', () => {
    expect(firstCharacters('😀'.repeat(100), 100)).toBe('😀'.repeat(100));
    expect(firstCharacters('😀'.repeat(101), 100)).toBe(`${'😀'.repeat(100)}…`);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', '😀', 'க்', ' '), maxLength: 30 }),
        fc.integer({ min: 1, max: 20 }),
        (text, count) => {
          const cut = firstCharacters(text, count);
          expect(cut.isWellFormed()).toBe(true);
          expect(text.startsWith(cut.replace(/…$/, '')) || cut === text).toBe(true);
          expect([...cut].length).toBeLessThanOrEqual(count + 1);
        },
      ),
    );
  });
});

describe('what a campaign has raised', () => {
  it('[CF-07] is what the server says, else the sum of its donations, else nothing', () => {
    const donations = [{ amount: 25 }, { amount: null }, { amount: 50 }];
    expect(raisedOf({ ...campaign, raisedAmount: 10, donations })).toBe(10);
    expect(raisedOf({ ...campaign, donations })).toBe(75);
    expect(raisedOf(campaign)).toBe(0);
  });

  it('[CF-07] backers are the number of donations, 0 where there are none', () => {
    expect(backersOf({ ...campaign, donations: [{}, {}] })).toBe(2);
    expect(backersOf({ ...campaign, donations: null })).toBe(0);
    expect(backersOf(campaign)).toBe(0);
  });
});

describe('[CF-07] percentFunded', () => {
  it.each([
    [0, 100, 0],
    [1, 3, 33],
    [999, 1000, 99],
    [1000, 1000, 100],
    [2000, 1000, 100],
    [0, 0, 0],
    [5, 0, 100],
  ])('%i of %i is %i', (raised, goal, percent) => {
    expect(percentFunded(raised, goal)).toBe(percent);
  });

  it('is a whole number from 0 to 100, and 100 only where the goal was reached', () => {
    const money = fc.double({ min: 0, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(money, money, (raised, goal) => {
        const percent = percentFunded(raised, goal);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        if (raised < goal) expect(percent).toBeLessThan(100);
      }),
    );
  });
});
