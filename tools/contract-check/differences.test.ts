import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyOf, describe as describeValue, differencesOf } from './differences.ts';

function faultsIn(schema: v.GenericSchema, value: unknown) {
  return differencesOf(v.safeParse(schema, value).issues ?? []);
}

describe('a fault', () => {
  it('is reported by its JSON path', () => {
    const schema = v.object({ list: v.array(v.record(v.string(), v.object({ id: v.string() }))) });
    expect(faultsIn(schema, { list: [{}, { 'a-b': { id: 7 } }] })).toEqual([
      { path: '$.list[1]["a-b"].id', expected: 'a text', got: 'a number' },
    ]);
  });

  it('inside a union is reported for the member that was meant', () => {
    const item = v.object({ id: v.string() });
    const schema = v.object({
      page: v.union([v.array(item), v.object({ data: v.array(item) }), v.string()]),
    });
    expect(faultsIn(schema, { page: { data: [{ id: 'a' }, {}] } })).toEqual([
      { path: '$.page.data[1].id', expected: 'a value', got: 'nothing' },
    ]);
    expect(faultsIn(schema, { page: 7 })).toEqual([
      { path: '$.page', expected: 'a list, an object or a text', got: 'a number' },
    ]);
  });

  it('that comes often is reported five times, with a count of the rest', () => {
    const differences = faultsIn(
      v.array(v.number()),
      Array.from({ length: 9 }, () => null),
    );
    expect(differences).toHaveLength(6);
    expect(differences[5]).toEqual({ path: '$', expected: 'no more differences', got: '4 more' });
  });

  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [true, 'true'],
    [12_345, 'a number'],
    [['x'], 'a list of 1'],
    [{}, 'an empty object'],
    [{ name: 'Asha Sharma', email: 'x' }, 'an object with name, email'],
    ['', 'an empty text'],
    ['PENDING', 'the word PENDING'],
    ['asha@students.example', 'a text like ‘aaaa@aaaaaaaa.aaaaaaa’'],
    ['+91 98123 45678, Lake Road', 'a text like ‘+99 99999 99999, aaaa aa…’'],
    ['अनन्या', expect.not.stringContaining('अ')],
  ])('shows of %j what it is made of, and no personal data', (value, words) => {
    expect(describeValue(value)).toEqual(words);
  });

  it('says what would do', () => {
    expect([anyOf([]), anyOf([401]), anyOf([404, 403]), anyOf([1, 2, 3])]).toEqual([
      '',
      '401',
      '404 or 403',
      '1, 2 or 3',
    ]);
  });
});
