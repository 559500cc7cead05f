import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '#contract/failure.ts';
import { ApiError, failureIn, isAbort, isNotFound, isSessionLost } from './api-error.ts';
import { refusedCall } from './failed-call.test-utils.ts';

const failed = (failure: ApiFailure) => new ApiError('applications.all', failure);

describe('ApiError', () => {
  it.each<[ApiFailure, string]>([
    [{ kind: 'http', status: 503 }, 'applications.all: HTTP 503'],
    [{ kind: 'network' }, 'applications.all: no response: the network failed'],
    [{ kind: 'timeout' }, 'applications.all: no response in time'],
    [
      {
        kind: 'contract',
        issues: [
          { path: '', message: 'No object' },
          { path: 'a.b', message: 'No text' },
        ],
      },
      'applications.all: the response does not fit the contract: (whole response): No object; a.b: No text',
    ],
  ])('the message of an ApiError names the operation and the failure: %j', (failure, message) => {
    expect(failed(failure)).toMatchObject({
      name: 'ApiError',
      operation: 'applications.all',
      message,
      failure,
    });
  });

  it('failureIn returns the failure of an ApiError, and null for any other error', () => {
    expect(failureIn(failed({ kind: 'timeout' }))).toEqual({ kind: 'timeout' });
    expect(failureIn(new Error('timeout'))).toBeNull();
  });
});

const refused = (status: number) => refusedCall('applications.all', status);
const others = [
  failed({ kind: 'network' }),
  new Error('x'),
  { failure: { kind: 'http', status: 401 } },
  null,
];

it('[SAFE-04] isSessionLost is true only for an ApiError with status 401', () => {
  expect(isSessionLost(refused(401))).toBe(true);
  for (const error of [refused(403), refused(404), ...others]) expect(isSessionLost(error)).toBe(false);
});

it('[WIRE-03] isNotFound is true only for an ApiError with status 404', () => {
  expect(isNotFound(refused(404))).toBe(true);
  for (const error of [refused(401), refused(500), ...others]) expect(isNotFound(error)).toBe(false);
});

it('isAbort is true only for a DOMException named AbortError', () => {
  expect(isAbort(new DOMException('', 'AbortError'))).toBe(true);
  expect(isAbort(new DOMException('', 'TimeoutError'))).toBe(false);
  expect(isAbort(Object.assign(new Error(), { name: 'AbortError' }))).toBe(false);
  expect(isAbort(null)).toBe(false);
});
