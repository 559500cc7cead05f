import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { refusedCall, unansweredCall, unconfirmedCall } from '../api/failed-call.test-utils.ts';
import { canWait } from './can-wait.ts';

const OPERATION = 'applications.create';

it.each([
  ['has surely not arrived', unconfirmedCall(OPERATION, 'not-delivered'), 'certain'],
  ['could not be looked up', unconfirmedCall(OPERATION, 'unknown'), 'doubtful'],
  ['met a failed connection', new ApiError(OPERATION, { kind: 'network' }), 'doubtful'],
  ['got no answer in time', unansweredCall(OPERATION), 'doubtful'],
  ['was refused', refusedCall(OPERATION, 409), null],
  ['met a broken server', refusedCall(OPERATION, 500), null],
  ['got a strange answer', new ApiError(OPERATION, { kind: 'contract', issues: [] }), null],
  ['met an error of the page', new Error('x'), null],
])('[OUT-01] a write that %s waits: %s', (_, error, waits) => {
  expect(canWait(error)).toBe(waits);
});
