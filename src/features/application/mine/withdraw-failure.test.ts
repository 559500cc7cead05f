import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall, unconfirmedCall } from '#shared/api/failed-call.test-utils.ts';
import { DraftNotKeptError, withdrawFailureOf } from './withdraw-failure.ts';

const refused = (status: number, body: unknown = {}) => refusedCall('applications.delete', status, body);
const busy = (retryAfterMs: number) =>
  new ApiError('applications.delete', { kind: 'http', status: 429, retryAfterMs });
const failed = (kind: 'network' | 'timeout') => new ApiError('applications.delete', { kind });

describe('[MINE-02] a withdrawal that failed', () => {
  it.each([
    ['without a connection', failed('network'), 'Check your connection, then try again.'],
    ['without a response', failed('timeout'), 'Check your connection, then try again.'],
    ['with 401', refused(401), null],
    ['with 429 and a retry delay', busy(29_500), 'The server is busy. Please try again in 30 seconds.'],
    ['with 429 and a delay of a month', busy(2_592_000_000), 'The server is busy. Please try again later.'],
    ['with 503', refused(503), 'The server is busy. Please try again in a few minutes.'],
    ['with 500', refused(500), 'Please try again in a few minutes.'],
    ['because our own code threw an error', new Error('a fault'), 'Please try again in a few minutes.'],
  ])('withdrawFailureOf chooses the next step for a withdrawal that failed %s', (_, error, nextStep) => {
    expect(withdrawFailureOf(error)).toEqual({
      text: 'We couldn’t withdraw your application.',
      serverText: null,
      nextStep,
      asksUs: false,
    });
  });

  it.each([400, 403, 404, 405, 422, 501])(
    'withdrawFailureOf suggests contacting us if a withdrawal was refused with status %i',
    (status) => {
      expect(withdrawFailureOf(refused(status))).toMatchObject({
        nextStep: 'Your application stays as you sent it. If you still want to withdraw it, contact us.',
        asksUs: true,
      });
    },
  );

  it('if a withdrawal failed with 409, withdrawFailureOf says that the organization has decided on the application', () => {
    expect(withdrawFailureOf(refused(409, { error: 'Decided on Monday.' }))).toMatchObject({
      text: 'The organization has decided on this application, so you can no longer withdraw it.',
      serverText: 'Decided on Monday.',
    });
  });

  it.each([
    [{ message: 'Withdrawing is not offered here.' }, 'Withdrawing is not offered here.'],
    [{ message: 'Cannot DELETE /api/applications/app-1' }, null],
    ['<!doctype html><title>Not allowed</title>', null],
    ['<pre>Cannot DELETE</pre>', null],
    [' <html lang="en">', null],
  ])(
    'withdrawFailureOf returns the server’s message only if the message is meant for people: %j',
    (body, serverText) => {
      expect(withdrawFailureOf(refused(405, body)).serverText).toBe(serverText);
    },
  );

  it('if the outcome of a withdrawal is unknown, withdrawFailureOf says that we couldn’t check whether the application was withdrawn', () => {
    expect(withdrawFailureOf(unconfirmedCall('applications.delete', 'unknown')).text).toBe(
      'We couldn’t check whether your application was withdrawn.',
    );
  });

  it('if the draft could not be stored, withdrawFailureOf says that the device cannot save the answers', () => {
    expect(withdrawFailureOf(new DraftNotKeptError()).nextStep).toMatch(
      /^This device can’t save your answers/,
    );
  });
});
