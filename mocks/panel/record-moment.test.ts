import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentOfField, momentText } from './record-moment.ts';

it('the panel shows a stored date-time in India’s time and stores it in UTC again', () => {
  expect(momentOfField('2027-01-15T18:29:59.000Z')).toBe('2027-01-15T23:59:59');
  expect(momentText('2027-01-15T23:59:59')).toBe('2027-01-15T18:29:59.000Z');
  // Browsers omit seconds if they are 0.
  expect(momentText('2027-01-15T05:30')).toBe('2027-01-15T00:00:00.000Z');
});

it('the panel stores an empty date-time field as an empty value', () => {
  expect([momentOfField(''), momentText('')]).toEqual(['', '']);
});

it('an unedited date-time stays the same to the second', () => {
  const seconds = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2199, 0, 1) / 1000 });
  fc.assert(
    fc.property(seconds, (second) => {
      const stored = new Date(second * 1000).toISOString();
      expect(momentText(momentOfField(stored))).toBe(stored);
    }),
  );
});
