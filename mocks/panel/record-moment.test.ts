import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentOfField, momentText } from './record-moment.ts';

it('the mock panel shows dates and times in India’s time zone and stores them in UTC', () => {
  expect(momentOfField('2027-01-15T18:29:59.000Z')).toBe('2027-01-15T23:59:59');
  expect(momentText('2027-01-15T23:59:59')).toBe('2027-01-15T18:29:59.000Z');
  // A browser's date-time field omits the seconds if they are 0.
  expect(momentText('2027-01-15T05:30')).toBe('2027-01-15T00:00:00.000Z');
});

it('the mock panel stores an empty date-and-time field as an empty value', () => {
  expect([momentOfField(''), momentText('')]).toEqual(['', '']);
});

it('the mock panel keeps the seconds of a date and time that the tester doesn’t edit', () => {
  const seconds = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2199, 0, 1) / 1000 });
  fc.assert(
    fc.property(seconds, (second) => {
      const stored = new Date(second * 1000).toISOString();
      expect(momentText(momentOfField(stored))).toBe(stored);
    }),
  );
});
