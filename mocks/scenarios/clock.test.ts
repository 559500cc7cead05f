import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../store/text-stores.ts';
import { followClock, formatMoment, parseMoment, readShift, turnClock } from './clock.ts';
import { dayOf, formatSeedChoice, noonOf, parseSeedChoice } from './seed-choice.ts';

describe('a time in a link', () => {
  it.each([
    ['2027-03-31T10:00', '2027-03-31T04:30:00.000Z'],
    ['2027-03-31', '2027-03-30T18:30:00.000Z'],
    ['2027-03-31T04:30:00Z', '2027-03-31T04:30:00.000Z'],
    ['2027-03-31T04:30:00.250Z', '2027-03-31T04:30:00.250Z'],
    ['2027-03-31T10:00+02:00', '2027-03-31T08:00:00.000Z'],
    ['2028-02-29', '2028-02-28T18:30:00.000Z'],
  ])('parseMoment reads %s as %s', (text, iso) => {
    expect(parseMoment(text)).toBe(Date.parse(iso));
  });

  it.each([
    '',
    'now',
    '2027-02-30',
    '2027-13-01',
    '2027-03-31T25:00',
    '1999-12-31',
    '2100-06-01',
    '31.3.2027',
  ])('parseMoment rejects ‘%s’', (text) => {
    expect(parseMoment(text)).toBeUndefined();
  });

  it('parseMoment reads back any minute that formatMoment writes, and never throws', () => {
    const minute = fc.integer({ min: Date.UTC(2000, 0, 2) / 60_000, max: Date.UTC(2099, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minute, (minutes) => {
        expect(parseMoment(formatMoment(minutes * 60_000))).toBe(minutes * 60_000);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void parseMoment(text)));
  });
});

describe('a changed clock', () => {
  const noon = Date.UTC(2026, 10, 21, 12);

  it('turnClock stores the clock’s offset from the real clock, and ‘real’ removes the offset', () => {
    const store = createMemoryStore();
    turnClock(store, noon + 5000, () => noon);
    expect(readShift(store)).toBe(5000);
    turnClock(store, 'real', () => noon);
    expect(readShift(store)).toBe(0);
    store.set('eduempower.mock.clock', 'late');
    expect(readShift(store)).toBe(0);
  });

  it('followClock changes the current time in every Date function, but leaves explicit dates alone', () => {
    class OwnDate extends Date {}
    const view = { Date: OwnDate as unknown as DateConstructor };
    followClock(view, () => noon);
    expect(view.Date.now()).toBe(noon);
    expect(new view.Date().getTime()).toBe(noon);
    expect(view.Date()).toBe(new Date(noon).toString());
    expect(new view.Date(0).getTime()).toBe(0);
    expect(new view.Date(2027, 2, 31).getMonth()).toBe(2);
    expect(view.Date.UTC(2027, 0)).toBe(Date.UTC(2027, 0));
    expect(new view.Date()).toBeInstanceOf(view.Date);
    expect(new view.Date().constructor).toBe(view.Date);
    class Later extends view.Date {}
    expect(new Later().getTime()).toBe(noon);
    expect(new Later()).toBeInstanceOf(Later);
  });
});

describe('seed data in a link', () => {
  it('parseSeedChoice accepts a seed’s name with or without a day, and rejects anything else', () => {
    expect(parseSeedChoice('large')).toEqual({ name: 'large', day: null });
    expect(parseSeedChoice('small@2026-11-21')).toEqual({ name: 'small', day: '2026-11-21' });
    for (const text of ['', 'huge', 'small@', 'small@2026-02-30', 'small@now'])
      expect(parseSeedChoice(text)).toBeUndefined();
    expect(formatSeedChoice({ name: 'small', day: '2026-11-21' })).toBe('small@2026-11-21');
    expect(dayOf(noonOf('2026-11-21'))).toBe('2026-11-21');
  });
});
