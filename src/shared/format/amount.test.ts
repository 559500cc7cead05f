import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatExactRupees,
  formatMillions,
  formatRupees,
  paiseFrom,
  readAmount,
  rupeesFrom,
} from './amount.ts';

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
    ['rs 500', 500],
    ['रु ५००', 500],
    ['रू ५००', 500],
    ['500 /- ', 500],
    ['1\u00a025\u2003000', 125_000],
    ['\u200e₹\u202f1,25\u00ad,000\u202c', 125_000],
    ['٥٠٠', 500],
    ['１，२５，０００．５０', 125_000.5],
    ['९', 9],
    ['  0 ', 0],
    ['007', 7],
    ['00000000000000500', 500],
    ['.5', 0.5],
    ['5.', 5],
    ['0.1', 0.1],
    ['１２３', 123],
    ['१,२५,०००.५०', 125_000.5],
    ['৫০০', 500],
    ['੫੦', 50],
    ['૫૦', 50],
    ['୫୦', 50],
    ['௫௦', 50],
    ['౫౦', 50],
    ['೫೦', 50],
    ['൫൦', 50],
    ['۵۰', 50],
    ['᱕᱐', 50],
    ['꯵꯰', 50],
    ['रु. ५००/-', 500],
    ['₨ 500', 500],
    ['999999999999.99', 999_999_999_999.99],
  ])('readAmount reads ‘%s’ as %d', (text, rupees) => {
    expect(rupeesOf(text)).toBe(rupees);
  });

  it.each(['', '   ', '₹', 'Rs.'])('readAmount finds no amount in ‘%s’', (text) => {
    expect(rupeesOf(text)).toBe('empty');
  });

  it.each<[string, RegExp]>([
    ['-5', /less than 0/],
    ['– ₹ 5', /less than 0/],
    ['5-5', /in digits/],
    ['5 rs', /in digits/],
    ['- ', /in digits/],
    ['5.5x', /in digits/],
    ['5.x', /in digits/],
    ['500/- only', /in digits/],
    ['5/-00', /in digits/],
    ['about₹500', /in digits/],
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
  ])('readAmount refuses ‘%s’ and says why', (text, why) => {
    const reading = readAmount(text);
    expect(reading.kind === 'problem' ? reading.text : reading).toMatch(why);
  });

  it('[DON-01] readAmount rejects numeric characters that are not decimal digits, such as the ² in 5²', () => {
    const marks = Array.from({ length: 0x20000 }, (_, code) =>
      code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
    ).filter((mark) => /[\p{No}\p{Nl}]/u.test(mark));
    expect(marks).toContain('²');
    expect(marks).toContain('½');
    for (const mark of marks) expect(readAmount(`5${mark}`), mark).toMatchObject({ kind: 'problem' });
  });

  it('readAmount is exact to the paisa, even after conversion to JSON', () => {
    const paise = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });
    const style = fc.constantFrom('plain', 'en-IN', 'en-US');
    fc.assert(
      fc.property(paise, style, (amount, how) => {
        const decimals = String(amount % 100n).padStart(2, '0');
        const rupees = amount / 100n;
        const text = how === 'plain' ? String(rupees) : rupees.toLocaleString(how);
        const read = rupeesOf(`${text}.${decimals}`);
        // Compares the digits that JSON writes. Comparing two floats could hide a rounding error.
        const [sent, sentDecimals = ''] = JSON.stringify(read).split('.');
        expect([sent, sentDecimals.padEnd(2, '0')]).toEqual([String(rupees), decimals]);
      }),
      { numRuns: 1000 },
    );
  });

  it('readAmount reads back formatted amounts, and never returns a negative or infinite amount', () => {
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

it('formatExactRupees groups digits in lakhs and crores, and shows paise', () => {
  expect([125_000, 123_456_789.05, 0.5, 0].map(formatExactRupees)).toEqual([
    '₹1,25,000',
    '₹12,34,56,789.05',
    '₹0.50',
    '₹0',
  ]);
  expect([0.1 + 0.2, 100.00000000000001].map(formatExactRupees)).toEqual(['₹0.30', '₹100']);
});

it('[SCH-02] formatRupees groups digits in lakhs and crores, and omits decimals', () => {
  const shown = [0, 75_000, 125_000, 12_345_678.9].map(formatRupees);
  expect(shown).toEqual(['₹0', '₹75,000', '₹1,25,000', '₹1,23,45,679']);
});

it('[SCH-01] formatMillions shows one decimal place', () => {
  expect([3_449_999, 0].map(formatMillions)).toEqual(['3.4', '0.0']);
});

it('[DON-01] an amount in paise stays exact after conversion to rupees in JSON and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 99_999_999_999_999 }), (paise) => {
      const wire = JSON.parse(JSON.stringify({ amount: rupeesFrom(paise) })) as { amount: number };
      expect(paiseFrom(wire.amount)).toBe(paise);
    }),
  );
});
