import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { donationAmountSchema, PRESETS, searchAmountOf, searchAmountSchema } from './donation-amount.ts';

const read = (text: string) => v.safeParse(donationAmountSchema, text);

it('[DON-01] donation amounts are parsed to the exact paisa, with or without ₹ and separators', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 99_999_999_999_999 }), (paise) => {
      const whole = Math.trunc(paise / 100);
      const rest = String(paise % 100).padStart(2, '0');
      for (const text of [`${whole}.${rest}`, `₹ ${whole.toLocaleString('en-IN')}.${rest}`]) {
        expect(read(text).output).toBe(paise);
      }
    }),
  );
});

it.each([
  ['', ''],
  ['0.99', 'The minimum donation is ₹1.'],
  ['-1', 'The amount can’t be less than 0.'],
  ['fifty', 'Enter the amount in digits, like 75000 or 1,25,000.50.'],
  ['12.345', 'Use at most two decimals, for paise.'],
])('[DON-01] the donation amount %j is rejected with the hint %j', (text, hint) => {
  expect(read(text).issues?.map(({ message }) => message)).toEqual([hint]);
});

it('[DON-01] the donation presets are 25, 50, 100, 250 and 500 rupees, and the minimum donation is one rupee', () => {
  expect(PRESETS).toEqual([25, 50, 100, 250, 500]);
  expect(read('1').output).toBe(100);
});

it('a donation amount in the URL is accepted only if it is valid', () => {
  const valid = [725, '1,250.50'];
  const invalid = [undefined, 0, '<b>', {}, ['75']];
  expect([...valid, ...invalid].map((amount) => v.is(searchAmountSchema, amount))).toEqual([
    ...valid.map(() => true),
    ...invalid.map(() => false),
  ]);
});

it('the URL contains the donation amount in rupees if the amount is valid and not the default', () => {
  expect([72_500, 125_050, 5000, null].map(searchAmountOf)).toEqual([725, 1250.5, undefined, undefined]);
});
