import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeHttpFailure } from '../failure.ts';
import { plainRefusal } from './express-refusals.ts';

const read = (body: unknown) => normalizeHttpFailure(418, plainRefusal(body));

describe('refusals from the existing backend', () => {
  it.each([
    ['{error}', { error: 'No such student.' }, { message: 'No such student.' }],
    ['{message}', { message: 'Try later.' }, { message: 'Try later.' }],
    [
      '{errors: nested}',
      { errors: { _errors: [], deadline: { _errors: ['Too early'] }, title: { _errors: [] } } },
      { fields: { deadline: ['Too early'] } },
    ],
    [
      '{errors: [{path, message}]}',
      {
        errors: [
          { path: ['address'], message: 'Too short' },
          { path: ['address'], message: 'Odd' },
          { path: ['a', 0], message: 'x' },
          'All wrong',
        ],
      },
      { fields: { address: ['Too short', 'Odd'], 'a.0': ['x'], '': ['All wrong'] } },
    ],
    [
      '{message, errors}',
      { message: 'No.', errors: { goalAmount: { _errors: ['Not a number'] } } },
      { message: 'No.', fields: { goalAmount: ['Not a number'] } },
    ],
    [
      '{message, errors} with a generic message',
      { message: 'Validation failed', errors: { goalAmount: { _errors: ['Not a number'] } } },
      { fields: { goalAmount: ['Not a number'] } },
    ],
    [
      '{error: {formErrors, fieldErrors}}',
      { error: { formErrors: ['Nothing sent'], fieldErrors: { email: ['Not an email', 'Too long'] } } },
      { fields: { email: ['Not an email', 'Too long'], '': ['Nothing sent'] } },
    ],
    ['{success: false, message}', { success: false, message: 'Refused' }, { message: 'Refused' }],
    [
      'the specification’s {errors: {field: text}}',
      { errors: { title: 'Odd' } },
      { fields: { title: ['Odd'] } },
    ],
    ['an HTML page', '<!DOCTYPE html><html><body>Cannot POST</body></html>', {}],
    ['an empty text', '', {}],
  ])('plainRefusal and normalizeHttpFailure read %s from the Express backend', (_, body, expected) => {
    expect(read(body)).toEqual({ kind: 'http', status: 418, ...expected });
  });

  it.each([
    ['Expected string, received null', 'Required'],
    ['Invalid input: expected string, received undefined', 'Required'],
    ['String must contain at least 1 character(s)', 'Required'],
    ['String must contain at least 5 character(s)', 'Needs at least 5 characters'],
    ['Too small: expected string to have >=5 characters', 'Needs at least 5 characters'],
    ['String must contain exactly 10 character(s)', 'Needs exactly 10 characters'],
    ['Too big: expected string to have <=5 characters', 'Needs at most 5 characters'],
    ['String must contain at most 1 character(s)', 'Needs at most 1 character'],
    ['Array must contain at least 2 element(s)', 'Needs at least 2 entries'],
    ['Array must contain at most 1 element(s)', 'Needs at most 1 entry'],
    ['Expected number, received nan', 'Not valid'],
    ['Invalid url', 'Not valid'],
    ["Invalid enum value. Expected 'A' | 'B', received 'C'", 'Not valid'],
    ["Unrecognized key(s) in object: 'x'", 'Not valid'],
  ])('[SAFE-02] plainRefusal turns the schema library’s message %j into %j', (text, words) =>
    expect(read({ errors: { field: { _errors: [text] } } }).fields).toEqual({ field: [words] }),
  );

  it('plainRefusal reads at most 50 messages from a refusal, nested at most 8 levels deep', () => {
    const many = Array.from({ length: 60 }, () => ({ path: ['a'], message: 'No' }));
    expect(read({ errors: many }).fields?.a).toHaveLength(50);
    expect(read({ errors: { all: many } }).fields?.all).toHaveLength(50);
    const nested = (depth: number): unknown => (depth === 0 ? 'Deep' : { inner: nested(depth - 1) });
    expect([8, 9].map((depth) => read({ errors: { all: nested(depth) } }).fields)).toEqual([
      { all: ['Deep'] },
      undefined,
    ]);
  });

  it('[SAFE-02] plainRefusal reads fields that are named like built-in object properties, such as __proto__', () => {
    const body = JSON.parse('{"errors": {"__proto__": "Wrong", "constructor": "Wrong, too"}}');
    expect(Object.values(read(body).fields ?? {}).flat()).toEqual(['Wrong', 'Wrong, too']);
  });

  it('[SAFE-02] plainRefusal never throws on an Express error body, and never produces the text [object Object]', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom('error', 'message', 'errors'), fc.jsonValue())),
        (body) => {
          const { message, fields } = read(body);
          for (const text of [message ?? '', ...Object.values(fields ?? {}).flat()]) {
            expect(text).not.toContain('[object Object]');
          }
        },
      ),
    );
  });
});
