import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExactRupees, readAmount } from './amount.ts';

const rupeesOf = (text: string) => {
  const reading = readAmount(text);
  return reading.kind === 'amount' ? reading.rupees : reading.kind;
};

describe('[ORG-14] readAmount', () => {
  it.each([
    ['125000', 125_000],
    ['1,25,000', 125_000],
    ['125,000', 125_000],
    ['1 25 000', 125_000],
    ['12,34,56,789.05', 123_456_789.05],
    ['₹ 1,25,000.50', 125_000.5],
    ['Rs. 500/-', 500],
    ['INR 75000', 75_000],
    ['  0 ', 0],
    ['007', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['0.1', 0.1],
    ['１２３', 123],
    ['999999999999.99', 999_999_999_999.99],
  ])('reads «%s» as %d', (text, rupees) => {
    expect(rupeesOf(text)).toBe(rupees);
  });

  it.each(['', '   ', '₹', 'Rs.'])('finds nothing in «%s»', (text) => {
    expect(rupeesOf(text)).toBe('empty');
  });

  it.each<[string, RegExp]>([
    ['-5', /less than 0/],
    ['− 0.01', /less than 0/],
    ['1.005', /two decimals/],
    ['1000000000000', /too large/],
    ...[
      '1,25',
      '12,5',
      '1,2345',
      ',500',
      '1,,000',
      '1.2.3',
      '.',
      '1e5',
      'NaN',
      'Infinity',
      '0x10',
      '5 lakh',
    ].map((text): [string, RegExp] => [text, /in digits/]),
  ])('refuses «%s» and says why', (text, why) => {
    const reading = readAmount(text);
    expect(reading.kind === 'problem' ? reading.text : reading).toMatch(why);
  });

  it('is exact: what was written is what travels, to the paisa', () => {
    const paise = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });
    const style = fc.constantFrom('plain', 'en-IN', 'en-US');
    fc.assert(
      fc.property(paise, style, (amount, how) => {
        const decimals = String(amount % 100n).padStart(2, '0');
        const rupees = amount / 100n;
        const text = how === 'plain' ? String(rupees) : rupees.toLocaleString(how);
        const read = rupeesOf(`${text}.${decimals}`);
        // JSON is what goes over the wire; its digits are compared, not a float with a float.
        const [sent, sentDecimals = ''] = JSON.stringify(read).split('.');
        expect([sent, sentDecimals.padEnd(2, '0')]).toEqual([String(rupees), decimals]);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads back what it shows, and takes no text for an amount that is none', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (paise) => {
        const rupees = Number(`${paise / 100n}.${String(paise % 100n).padStart(2, '0')}`);
        expect(rupeesOf(formatExactRupees(rupees))).toBe(rupees);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const reading = readAmount(text);
        if (reading.kind === 'amount') {
          expect(reading.rupees).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(reading.rupees)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

it('shows lakh, crore and paise', () => {
  expect([125_000, 123_456_789.05, 0.5, 0].map(formatExactRupees)).toEqual([
    '₹1,25,000',
    '₹12,34,56,789.05',
    '₹0.50',
    '₹0',
  ]);
});
