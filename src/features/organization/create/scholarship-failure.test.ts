import { describe, expect, it } from 'vitest';
import { answersOf } from '#mocks/scenarios/error-entries.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { scholarshipFailureOf } from './scholarship-failure.ts';

const PLAIN = 'Failed to create scholarship. Please try again.';
const of = (status: number, body: unknown) =>
  scholarshipFailureOf('create', refusedCall('scholarships.create', status, body));
const delivery = 'answered';

describe('[ORG-14] scholarshipFailureOf', () => {
  it('says what the server says, for each refusal of the catalogue', () => {
    const told = answersOf('scholarship-create-refused').map(({ status, body }) => of(status, body));
    expect(told).toEqual([
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

  it('says what the server says of a change, which asks for no verification', () => {
    const told = answersOf('scholarship-update-refused').map(({ status, body }) =>
      scholarshipFailureOf('update', refusedCall('scholarships.update', status, body)),
    );
    expect(told.map(({ recovery }) => recovery)).toEqual(['check', 'check', 'check', 'sign-in']);
    expect(told[0]?.text).toBe('Only the organization that published a scholarship changes it.');
    const timeout = new ApiError('scholarships.update', { kind: 'timeout' });
    expect(scholarshipFailureOf('update', timeout)).toEqual({
      text: 'Failed to save the scholarship. Please try again.',
      recovery: 'connect',
      delivery,
    });
  });

  it('keeps messages that are about no field of the form', () => {
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
    [400, {}, 'check'],
  ])('has its own words where an answer of %i has none', (status, body, recovery) => {
    expect(of(status, body)).toEqual({ text: PLAIN, fields: new Map(), recovery, delivery });
  });

  it.each(['network', 'timeout'] as const)('has its own words without an answer (%s)', (kind) => {
    expect(scholarshipFailureOf('create', new ApiError('scholarships.create', { kind }))).toEqual({
      text: PLAIN,
      recovery: 'retry',
      delivery,
    });
  });

  it('can be retried after a fault of our own, and it is not known whether it arrived', () => {
    expect(scholarshipFailureOf('create', new TypeError('a mistake of ours'))).toEqual({
      text: PLAIN,
      recovery: 'retry',
      delivery: 'unknown',
    });
  });
});
