import { describe, expect, it } from 'vitest';
import { answersOf } from '#mocks/scenarios/error-entries.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall, unconfirmedCall } from '#shared/api/failed-call.test-utils.ts';
import { closeFailureOf, scholarshipFailureOf } from './scholarship-failure.ts';

const PLAIN = 'Failed to create scholarship. Please try again.';
const of = (status: number, body: unknown) =>
  scholarshipFailureOf('create', refusedCall('scholarships.create', status, body));
const delivery = 'answered';

describe('[ORG-14] scholarshipFailureOf', () => {
  it('scholarshipFailureOf returns the server’s message for each refusal in the error catalogue', () => {
    const failures = answersOf('scholarship-create-refused').map(({ status, body }) => of(status, body));
    expect(failures).toEqual([
      {
        text: 'Your organization must be verified to publish a scholarship.',
        fields: new Map(),
        recovery: 'verify',
        delivery,
      },
      { text: 'The deadline has to be in the future.', fields: new Map(), recovery: 'check', delivery },
      {
        text: null,
        fields: new Map([['deadline', 'Deadline cannot be in the past.']]),
        recovery: 'check',
        delivery,
      },
      { text: 'Please sign in.', fields: new Map(), recovery: 'sign-in', delivery },
    ]);
  });

  it('scholarshipFailureOf returns the server’s message for a refused edit, and never asks for verification', () => {
    const failures = answersOf('scholarship-update-refused').map(({ status, body }) =>
      scholarshipFailureOf('update', refusedCall('scholarships.update', status, body)),
    );
    expect(failures.map(({ recovery }) => recovery)).toEqual(['check', 'check', 'check', 'sign-in']);
    expect(failures[0]?.text).toBe('Only the organization that published a scholarship can change it.');
    const timeout = new ApiError('scholarships.update', { kind: 'timeout' });
    expect(scholarshipFailureOf('update', timeout)).toEqual({
      text: 'Failed to save the scholarship. Please try again.',
      recovery: 'connect',
      delivery,
    });
  });

  it('scholarshipFailureOf keeps server messages that are not about a field of the form', () => {
    expect(of(400, { errors: { status: ['Unknown status.'], totalAmount: ['Too much.'] } })).toEqual({
      text: 'Unknown status.',
      fields: new Map([['totalAmount', 'Too much.']]),
      recovery: 'check',
      delivery,
    });
    expect(of(400, { errors: { constructor: ['Odd.'] } })).toMatchObject({ text: 'Odd.', fields: new Map() });
  });

  it.each([
    [500, '', 'retry'],
    [503, '<!doctype html><p>Down', 'retry'],
    [400, {}, 'retry'],
  ])(
    'scholarshipFailureOf returns a generic message if a response with status %i has no message',
    (status, body, recovery) => {
      expect(of(status, body)).toEqual({ text: PLAIN, fields: new Map(), recovery, delivery });
    },
  );

  it.each(['network', 'timeout'] as const)(
    'scholarshipFailureOf returns a generic message if no response arrived (%s)',
    (kind) => {
      expect(scholarshipFailureOf('create', new ApiError('scholarships.create', { kind }))).toEqual({
        text: PLAIN,
        recovery: 'retry',
        delivery,
      });
    },
  );

  it('scholarshipFailureOf offers a retry after an unexpected error in the client, and reports the delivery as unknown', () => {
    expect(scholarshipFailureOf('create', new TypeError('a mistake of ours'))).toEqual({
      text: PLAIN,
      recovery: 'retry',
      delivery: 'unknown',
    });
  });
});

const updateRefused = (status: number, body: unknown) => refusedCall('scholarships.update', status, body);

describe('[ORG-14] a change to a published scholarship', () => {
  it.each([
    [404, {}, 'This scholarship has been removed.'],
    [405, '', 'Published scholarships can’t be changed.'],
    [501, '', 'Published scholarships can’t be changed.'],
    [409, {}, 'Failed to save the scholarship. Please try again.'],
    [404, { error: 'Removed by its owner.' }, 'Removed by its owner.'],
  ])('scholarshipFailureOf explains a refused change (status %i, body %j) as “%s”', (status, body, text) => {
    expect(scholarshipFailureOf('update', updateRefused(status, body))).toMatchObject({ text, delivery });
  });

  it.each(['not-delivered', 'unknown'] as const)(
    'scholarshipFailureOf reports the delivery of an unconfirmed change as ‘%s’',
    (found) => {
      const error = unconfirmedCall('scholarships.update', found);
      expect(scholarshipFailureOf('update', error)).toMatchObject({ delivery: found });
    },
  );
});

describe('[ORG-14] closeFailureOf', () => {
  const FAILED = 'We couldn’t close the scholarship. Please try again.';
  const network = new ApiError('scholarships.byId', { kind: 'network' });

  it.each([
    [
      'closeFailureOf returns the server’s message',
      updateRefused(409, { error: 'Not while it is reviewed.' }),
      'Not while it is reviewed.',
      null,
    ],
    [
      'closeFailureOf says that the server is busy and when to retry',
      updateRefused(503, ''),
      FAILED,
      'The server is busy. Please try again in a few minutes.',
    ],
    [
      'closeFailureOf says that the scholarship has been removed',
      updateRefused(404, {}),
      'This scholarship has been removed.',
      null,
    ],
    [
      'closeFailureOf says that published scholarships cannot be changed',
      updateRefused(405, ''),
      'Published scholarships can’t be changed.',
      null,
    ],
    [
      'after a network failure, closeFailureOf tells the user to check the connection',
      network,
      FAILED,
      'Check your connection and try again.',
    ],
    [
      'if the server rejects the deadline as past, closeFailureOf tells the user to check the device’s date and time',
      updateRefused(400, { errors: { expiredAt: 'Deadline cannot be in the past.' } }),
      'Deadline cannot be in the past.',
      'Check this device’s date and time, and try again.',
    ],
    [
      'if the update did not arrive, closeFailureOf says that the deadline has not changed',
      unconfirmedCall('scholarships.update', 'not-delivered'),
      FAILED,
      'We checked, and the deadline hasn’t changed.',
    ],
    [
      'if the update may have arrived, closeFailureOf says that the scholarship may still close',
      unconfirmedCall('scholarships.update', 'unknown'),
      FAILED,
      'The scholarship may still close. You can safely try again.',
    ],
  ])('%s', (_, error, text, nextStep) => {
    expect(closeFailureOf(error)).toEqual({ text, nextStep, isSessionLost: false });
  });

  it('closeFailureOf reports the session as ended after a 401 response', () => {
    expect(closeFailureOf(updateRefused(401, { error: 'Please sign in.' }))).toEqual({
      text: 'Please sign in.',
      nextStep: null,
      isSessionLost: true,
    });
  });
});
