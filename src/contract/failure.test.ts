import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeHttpFailure } from './failure.ts';

describe('an error answer', () => {
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
          { path: ['a', 0], message: 'x' },
        ],
      },
      { fields: { address: ['Too short'], 'a.0': ['x'] } },
    ],
    [
      '{message, errors}',
      { message: 'Validation failed', errors: { goalAmount: { _errors: ['Not a number'] } } },
      { message: 'Validation failed', fields: { goalAmount: ['Not a number'] } },
    ],
    [
      '{error: {formErrors, fieldErrors}}',
      { error: { formErrors: ['Nothing sent'], fieldErrors: { email: ['Required', 'Not an email'] } } },
      { fields: { email: ['Required', 'Not an email'], '': ['Nothing sent'] } },
    ],
    [
      '{errors: [{field, msg}]} and its like',
      {
        errors: [
          { field: 'email', msg: 'Not an email' },
          { param: 'email', msg: 'Too long' },
          { path: 7, message: 'Odd place' },
          'All wrong',
          { path: 'title' },
          null,
        ],
      },
      { fields: { email: ['Not an email', 'Too long'], '': ['Odd place', 'All wrong'] } },
    ],
    [
      '{errors: {field: [{message, code, path}]}}',
      {
        errors: {
          address: [{ message: 'Too short', code: 'too_small', path: ['address'] }, { message: 'Odd' }],
          formErrors: ['Nothing sent'],
        },
      },
      { fields: { address: ['Too short', 'Odd'], '': ['Nothing sent'] } },
    ],
    ['{errors: {_errors}}', { errors: { _errors: ['All wrong'] } }, { fields: { '': ['All wrong'] } }],
    ['{error: {message}}', { error: { message: 'Try later.' } }, { message: 'Try later.' }],
    ['{message, error}', { message: 'The first.', error: 'The second.' }, { message: 'The first.' }],
    ['a list', ['Not here.'], {}],
    ['{error: list}', { error: ['Not here.'] }, {}],
    ['{success: false, message}', { success: false, message: 'Refused' }, { message: 'Refused' }],
    ['an HTML page', '<!DOCTYPE html><html><body>Cannot POST</body></html>', {}],
    [
      '{errors: {field: text}}',
      { errors: { scholarshipReason: 'Too short' } },
      { fields: { scholarshipReason: ['Too short'] } },
    ],
    ['nothing', '', {}],
    ['null', null, {}],
    ['a bare sentence', 'Gateway is tired', { message: 'Gateway is tired' }],
  ])('%s becomes one value', (_, body, expected) => {
    expect(normalizeHttpFailure(418, body)).toEqual({ kind: 'http', status: 418, ...expected });
  });

  it('[APP-08] of a backend that refuses a second application with 400 counts as a conflict', () => {
    const body = { error: 'You have already applied for this scholarship.' };
    expect(normalizeHttpFailure(400, body).status).toBe(409);
    expect(normalizeHttpFailure(400, { error: 'Missing fields' }).status).toBe(400);
    expect(normalizeHttpFailure(400, {}).status).toBe(400);
    expect(normalizeHttpFailure(422, body).status).toBe(422);
  });

  it('does not grow endless', () => {
    expect(normalizeHttpFailure(400, { message: 'x'.repeat(1_000_000) }).message).toHaveLength(500);
    const many = Array.from({ length: 60 }, (_, index) => ({ path: `field${index}`, message: 'No' }));
    const byName = Object.fromEntries(many.map(({ path, message }) => [path, message]));
    const countOf = (body: unknown) =>
      Object.values(normalizeHttpFailure(400, body).fields ?? {}).flat().length;
    expect(countOf({ errors: many })).toBe(50);
    expect(countOf({ errors: byName })).toBe(50);
    expect(countOf({ errors: { all: many.map(({ message }) => message) } })).toBe(50);
    expect(countOf({ errors: { all: byName } })).toBe(50);
  });

  it('finds no message deeper than servers put them', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 'Deep' : { inner: nested(depth - 1) });
    const fieldsAt = (depth: number) => normalizeHttpFailure(400, { errors: { all: nested(depth) } }).fields;
    expect([fieldsAt(8), fieldsAt(9)]).toEqual([{ all: ['Deep'] }, undefined]);
  });

  it('[SAFE-02] never throws, and holds nothing but text, whatever the body', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.anything(), (status, body) => {
        const failure = normalizeHttpFailure(status, body);
        const texts = [failure.message ?? 'none', ...Object.values(failure.fields ?? {}).flat()];
        for (const text of texts) {
          expect(typeof text).toBe('string');
          expect(text.trim()).not.toBe('');
        }
        if (failure.fields) expect(Object.values(failure.fields).flat()).not.toHaveLength(0);
      }),
    );
  });

  it('[SAFE-02] reads the message of any JSON, never [object Object]', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('error', 'message', 'errors'), fc.jsonValue()), (body) => {
        expect(JSON.stringify(normalizeHttpFailure(400, body))).not.toContain('[object Object]');
      }),
    );
  });
});
