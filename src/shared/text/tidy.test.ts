import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone, plainNumber, tidyEmail, tidyPhone, withoutInvisible } from './tidy.ts';

const INVISIBLE = ['\u200b', '\u200e', '\u200f', '\u202a', '\u202c', '\u2066', '\u2069', '\ufeff', '\u00ad'];
const SPACES = [' ', '\u00a0', '\u202f', '\u2009', '  '];
/**
 * Code points of the digit 0: Latin, Arabic, Urdu, Hindi, Bengali, Tamil, full-width, mathematical.
 */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xff10, 0x1d7d8].map(Number);

const inScript = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
/** Generates copies of a text with invisible characters at random positions. */
const littered = (text: string) =>
  fc
    .array(fc.constantFrom('', '', ...INVISIBLE), { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((marks) => marks[0] + [...text].map((letter, at) => letter + marks[at + 1]).join(''));

it('[SAFE-02] plainNumber reads every decimal digit in Unicode', () => {
  const values = new Map<string, number>();
  for (let code = 0; code < 0x20000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const digit = String.fromCodePoint(code);
    if (!/\p{Nd}/u.test(digit)) continue;
    const read = plainNumber(digit);
    expect(read, digit).toMatch(/^\d$/);
    values.set(read, (values.get(read) ?? 0) + 1);
  }
  expect(new Set(values.values()).size).toBe(1);
  expect(['٣', '۳', '३', '৩', '௩', '３', '𝟛'].map(plainNumber)).toEqual(Array(7).fill('3'));
});

describe('[STU-01] tidyPhone', () => {
  it.each([
    '98765 43210',
    '09876543210',
    '+91 98765-43210',
    '919876543210',
    '(+91) 9876543210',
    '+91 09876543210',
    '+91 (0) 98765 43210',
    '0091 98765 43210',
    '091 98765 43210',
    'tel:+919876543210',
    'Mobile: 98765.43210',
    'मोबाइल ९८७६५ ४३२१०',
    '98765 43210 (mother)',
    '＋９１　９８７６５４３２１０',
    '\u202a+91\u00a098765\u00a043210\u202c',
    '98765\u201143210',
    '+91\u201298765\u201443210',
    '098765\u221243210',
  ])('tidyPhone turns ‘%s’ into +919876543210', (typed) => expect(tidyPhone(typed)).toBe('+919876543210'));

  it.each([
    ['080 4011 2233', '+918040112233'],
    ['9180401122', '+919180401122'],
  ])('tidyPhone adds the country code to the landline number %s', (typed, tidy) =>
    expect(tidyPhone(typed)).toBe(tidy),
  );

  it.each([
    '',
    '12345',
    '+1 202 555 0142',
    '+44 20 7946 0000',
    '+91 80401122',
    'call me',
    '98765 43210 or 98765 43211',
    '98765 43210 ext 22',
  ])('tidyPhone leaves ‘%s’ unchanged', (typed) => expect(tidyPhone(typed)).toBe(typed));

  it.each(['+919876543210', '+1 202 555 0142', '+44 20\u20117946\u20110000', '1800 123 4567', '+2901234'])(
    'isPhone accepts ‘%s’',
    (tidy) => expect(isPhone(tidy)).toBe(true),
  );

  it.each([
    'abc',
    'call me',
    '12345',
    '987654321',
    '+91 80401122',
    '+12345',
    '+1234567890123456',
    '98765 43210 or 98765 43211',
    '98765 43210 ext 22',
  ])('isPhone refuses ‘%s’', (typed) => expect(isPhone(tidyPhone(typed))).toBe(false));

  it('tidyPhone reads a number with invisible characters, spaces and digits of any script', () => {
    const number = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{9}$/))
      .map(([first, rest]) => `${first}${rest}`);
    const how = fc.record({
      number,
      prefix: fc.constantFrom('', '0', '+91', '+91 0', '91', '0091', 'tel:+91', 'Ph. '),
      gap: fc.constantFrom('', '-', '.', '\u2011', '–', '—', ...SPACES),
      zero: fc.constantFrom(...ZEROS),
    });
    const written = how.chain(({ number: digits, prefix, gap, zero }) =>
      littered(`${prefix}${gap}${digits.slice(0, 5)}${gap}${digits.slice(5)}`).map((text) => ({
        digits,
        text: inScript(text, zero),
      })),
    );
    fc.assert(
      fc.property(written, ({ digits, text }) => {
        expect(tidyPhone(text)).toBe(`+91${digits}`);
      }),
    );
  });
});

describe('[CON-01] tidyEmail', () => {
  it.each([
    'asha@students.example',
    ' asha@students.example\u200b',
    'asha@\u00adstudents.example',
    'asha@students.example,',
    'asha@students.example ; ',
    'mailto:asha@students.example',
    'MAILTO: asha@students.example',
    '<asha@students.example>',
    '<mailto:asha@students.example>,\u00a0',
  ])('tidyEmail extracts the address from ‘%s’', (typed) => {
    expect(tidyEmail(typed)).toBe('asha@students.example');
  });

  it.each(['ஆஷா@பள்ளி.example', 'a+b@c.d.example', 'no address', ''])(
    'tidyEmail leaves ‘%s’ unchanged',
    (typed) => {
      expect(tidyEmail(typed)).toBe(typed);
    },
  );
});

it('[SAFE-04] tidying text twice gives the same result as tidying it once', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...INVISIBLE, ...SPACES, ...'<>,;:mailto+91०９') }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(withoutInvisible, plainNumber, tidyPhone, tidyEmail), (typed, tidy) => {
      expect(tidy(tidy(typed))).toBe(tidy(typed));
    }),
    { numRuns: 1000 },
  );
});
