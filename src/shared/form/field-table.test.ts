import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type FormTable,
  fieldsByWireName,
  labelsOf,
  payloadOf,
  requiredText,
  schemaOf,
  text,
  unchangedPayload,
  valuesFrom,
} from './fields.ts';
import { emptyAsNull, emptyAsZero, trimmedText } from './wire-conversions.ts';

/** The body of the test form's request. */
interface Write {
  readonly title: string;
  readonly note?: string | null;
  readonly income?: number | null;
}
const title = {
  label: 'Title',
  schema: requiredText('Enter a title.'),
  wire: { name: 'title', as: trimmedText },
} as const;
const table = {
  title,
  remark: { label: 'Remark', schema: text, wire: { name: 'note', as: emptyAsNull } },
  highest: { label: 'Highest income', schema: text, wire: { name: 'income', as: emptyAsZero } },
  reminder: { label: 'Reminder', schema: text, wire: null },
} satisfies FormTable<Write>;
const empty = { title: '', remark: '', highest: '', reminder: '' };

describe('a field table', () => {
  it('labelsOf lists the labels of a field table in order, and fieldsByWireName maps wire names to fields', () => {
    expect(Object.entries(labelsOf(table))).toEqual([
      ['title', 'Title'],
      ['remark', 'Remark'],
      ['highest', 'Highest income'],
      ['reminder', 'Reminder'],
    ]);
    expect(fieldsByWireName(table)).toEqual({ title: 'title', note: 'remark', income: 'highest' });
  });

  it('valuesFrom returns a record’s values, or empty values if the record is null', () => {
    expect(valuesFrom(table, null)).toEqual(empty);
    expect(valuesFrom(table, { title: 'Grant', note: null, income: 0 })).toEqual({
      ...empty,
      title: 'Grant',
    });
    expect(valuesFrom(table, { note: 'Soon', income: 300_000 })).toEqual({
      ...empty,
      remark: 'Soon',
      highest: '300000',
    });
  });

  it('payloadOf converts each empty field according to its row, and omits fields without a wire name', () => {
    expect(payloadOf(table, { ...empty, reminder: 'Ask Asha' })).toEqual({
      title: '',
      note: null,
      income: 0,
    });
    expect(payloadOf(table, { ...empty, title: ' Grant ', highest: '3,00,000' })).toEqual({
      title: 'Grant',
      note: null,
      income: 300_000,
    });
  });

  it('unchangedPayload keeps stored values exactly as the server returned them, and fills in missing values', () => {
    expect(unchangedPayload(table, { title: ' Grant ' })).toEqual({
      title: ' Grant ',
      note: null,
      income: 0,
    });
  });

  it('schemaOf’s error for text that is too long contains the field’s label', () => {
    const schema = schemaOf(table, { title: 3 });
    expect(v.is(schema, { ...empty, title: 'abc' })).toBe(true);
    expect(v.safeParse(schema, { ...empty, title: 'abcd' }).issues?.[0].message).toMatch(/^Shorten “Title”/);
  });
});

describe('the compiler', () => {
  it('the compiler rejects a form field that has no wire entry, or whose wire name is not in the request', () => {
    // @ts-expect-error: `remark` has no `wire`.
    const unsent = { title, remark: { label: 'Remark', schema: text } } satisfies FormTable<Write>;
    const misnamed = {
      title,
      // @ts-expect-error: the request calls it `note`.
      remark: { label: 'Remark', schema: text, wire: { name: 'remark', as: emptyAsNull } },
    } satisfies FormTable<Write>;
    expect(Object.keys(unsent)).toEqual(Object.keys(misnamed));
  });

  it('the compiler rejects a payload whose field table lacks fields of the request', () => {
    const sent = payloadOf({ title }, { title: 'Grant' });
    // @ts-expect-error: `note` and `income` have no row.
    const whole: Required<Write> = sent;
    expect(whole).toEqual({ title: 'Grant' });
  });

  it('the compiler rejects a payload in which a form field is converted to the wrong type', () => {
    const asAmount = { ...title, wire: { name: 'title', as: emptyAsZero } } as const;
    const sent = payloadOf({ ...table, title: asAmount }, empty);
    // @ts-expect-error: `title` is a number.
    const whole: Required<Write> = sent;
    expect(whole).toEqual({ title: 0, note: null, income: 0 });
  });

  it('the compiler requires the caller to pass the time to a time-dependent schema', () => {
    const late = v.check<string, string>(() => false, 'Too late.');
    const timed = {
      title: { ...title, schema: (now: () => number) => (now() > 0 ? v.pipe(text, late) : text) },
    };
    expect(
      v.is(
        schemaOf(timed, {}, () => 1),
        { title: 'Grant' },
      ),
    ).toBe(false);
    // @ts-expect-error: `now` is missing.
    expect(() => schemaOf(timed, {})).toThrow(TypeError);
  });
});
