import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeHttpFailure } from './failure.ts';

describe('an error body', () => {
  it.each([
    ['{error}', { error: 'No such student.' }, { message: 'No such student.' }],
    ['{message}', { message: 'Try later.' }, { message: 'Try later.' }],
    [
      '{errors: {field: texts}}',
      { errors: { title: ['Too short', 'Odd'], deadline: [] } },
      { fields: { title: ['Too short', 'Odd'] } },
    ],
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
    ['an empty text', '', {}],
    ['null', null, {}],
    ['a bare sentence', 'Gateway is tired', { message: 'Gateway is tired' }],
  ])('normalizeHttpFailure reads an error body that is %s', (_, body, expected) => {
    expect(normalizeHttpFailure(418, body)).toEqual({ kind: 'http', status: 418, ...expected });
  });

  it.each(['<pre>Cannot PATCH</pre>', ' <html lang="en">Not allowed', '<!-- 405 --><h1>Not allowed</h1>'])(
    'normalizeHttpFailure extracts no message from the HTML error body %j',
    (body) => {
      expect(normalizeHttpFailure(405, body)).toEqual({ kind: 'http', status: 405 });
    },
  );

  it('normalizeHttpFailure reads at most 50 messages of at most 500 characters each', () => {
    expect(normalizeHttpFailure(400, { message: 'x'.repeat(1_000_000) }).message).toHaveLength(500);
    const many = Array.from({ length: 60 }, (_, index) => `No ${index}`);
    const countOf = (body: unknown) =>
      Object.values(normalizeHttpFailure(400, body).fields ?? {}).flat().length;
    expect(countOf({ errors: { all: many } })).toBe(50);
    expect(countOf({ errors: Object.fromEntries(many.map((text) => [text, text])) })).toBe(50);
  });

  it('[SAFE-02] normalizeHttpFailure never throws, whatever the error body, and returns only non-empty messages', () => {
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

  it('[SAFE-02] normalizeHttpFailure never returns [object Object] as a message', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('error', 'message', 'errors'), fc.jsonValue()), (body) => {
        expect(JSON.stringify(normalizeHttpFailure(400, body))).not.toContain('[object Object]');
      }),
    );
  });
});
