import { describe, expect, it } from 'vitest';
import { normalizeHttpFailure } from '#contract/failure.ts';
import { detailBeside, mayBeDelivered, recoveryOf, refusalWords, saveRecoveryOf } from './refusal.ts';

const words = (body: unknown) =>
  refusalWords(normalizeHttpFailure(400, body), ['title', 'deadline'], { expiredAt: 'deadline' });

describe('refusalWords', () => {
  it('refusalWords assigns the server’s messages to the form’s fields', () => {
    expect(words({ errors: { expiredAt: ['Too late.', 'Far too late.'] } })).toEqual({
      fields: new Map([['deadline', 'Too late. Far too late.']]),
      serverText: null,
    });
  });

  it('refusalWords puts a message that matches no form field into serverText', () => {
    expect(words({ error: 'No.' })).toEqual({ fields: new Map(), serverText: 'No.' });
    expect(words({ errors: { constructor: ['Odd.'], title: 'Long.' } })).toEqual({
      fields: new Map([['title', 'Long.']]),
      serverText: 'Odd.',
    });
  });
});

it('detailBeside returns null for a server’s message that repeats our text', () => {
  const text = 'Failed to update fundraiser.';
  expect(detailBeside(text, 'Failed to update fundraiser')).toBeNull();
  expect(detailBeside(text, 'Failed to update it')).toBe('Failed to update it');
  expect(detailBeside(text, null)).toBeNull();
});

it('recoveryOf derives the user’s next step from the status of a refusal', () => {
  expect([400, 401, 403, 404, 500, 503].map(recoveryOf)).toEqual([
    'check',
    'sign-in',
    'verify',
    'check',
    'retry',
    'retry',
  ]);
});

it('[SAFE-02] saveRecoveryOf returns ‘connect’ only if no response arrived', () => {
  const http = (status: number) => saveRecoveryOf({ kind: 'http', status }, false);
  expect([400, 401, 403, 500, 503].map(http)).toEqual(['retry', 'sign-in', 'account', 'retry', 'retry']);
  expect(saveRecoveryOf({ kind: 'http', status: 400 }, true)).toBe('check');
  expect(saveRecoveryOf({ kind: 'contract', issues: [] }, false)).toBe('retry');
  expect([saveRecoveryOf({ kind: 'network' }, false), saveRecoveryOf({ kind: 'timeout' }, false)]).toEqual([
    'connect',
    'connect',
  ]);
});

it('mayBeDelivered is true only if the response is missing or unclear', () => {
  expect([400, 403, 500, 502, 504].map((status) => mayBeDelivered({ kind: 'http', status }))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(mayBeDelivered({ kind: 'timeout' })).toBe(true);
  expect(mayBeDelivered({ kind: 'contract', issues: [] })).toBe(true);
});
