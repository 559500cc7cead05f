import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount } from './count.ts';

it('formatCount groups digits in lakhs and crores', () => {
  expect([0, 999, 1204, 128_600, 12_345_678].map(formatCount)).toEqual([
    '0',
    '999',
    '1,204',
    '1,28,600',
    '1,23,45,678',
  ]);
  const intl = new Intl.NumberFormat('en-IN');
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect(formatCount(value)).toBe(intl.format(value));
    }),
  );
});
