import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountForAddress, amountFromAddress, PRESETS, readGift } from './donation-amount.ts';

describe('[DON-01] readGift', () => {
  it('is exact to the paisa, however an amount is written', () => {
    const paise = fc.integer({ min: 100, max: 99_999_999_999_999 });
    fc.assert(
      fc.property(paise, (amount) => {
        const whole = Math.trunc(amount / 100);
        const rest = String(amount % 100).padStart(2, '0');
        expect(readGift(`${whole}.${rest}`)).toEqual({ kind: 'donation', paise: amount });
        expect(readGift(`₹ ${whole.toLocaleString('en-IN')}.${rest}`)).toEqual({
          kind: 'donation',
          paise: amount,
        });
      }),
    );
  });

  it.each(['', ' ', '0', '0.99', '-1', 'fifty', '1,25', '1e3', '0x10', 'NaN', '12.345', '१००००००००००००००००'])(
    'gives nothing for %j',
    (text) => {
      expect(readGift(text).kind).toBe('problem');
    },
  );

  it('takes one rupee, and never throws', () => {
    expect(readGift('1')).toEqual({ kind: 'donation', paise: 100 });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const reading = readGift(text);
        if (reading.kind === 'donation') expect(Number.isSafeInteger(reading.paise)).toBe(true);
      }),
    );
  });

  it('offers 25, 50, 100, 250 and 500', () => {
    expect(PRESETS).toEqual([25, 50, 100, 250, 500]);
  });
});

describe('an amount in an address', () => {
  it.each([
    [725, '725'],
    ['1,250.50', '1,250.50'],
    [undefined, '50'],
    [0, '50'],
    ['<b>', '50'],
    [{}, '50'],
    [['75'], '50'],
  ])('%j is %j in the form', (value, text) => {
    expect(amountFromAddress(value)).toBe(text);
  });

  it.each([
    ['725', 725],
    ['1,250.50', 1250.5],
    ['50.00', undefined],
    ['', undefined],
    ['-5', undefined],
  ])('%j in the form is %j in the address', (text, value) => {
    expect(amountForAddress(text)).toBe(value);
  });
});
