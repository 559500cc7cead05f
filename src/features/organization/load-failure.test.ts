import { expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { loadFailureText } from './load-failure.ts';

const PLAIN = 'Failed to load profile';

it('[ORG-07] a profile that cannot be shown has the server’s message, else its own text', () => {
  expect(loadFailureText(refusedCall('organizations.byUser', 403, { error: 'Not yours.' }))).toBe(
    'Not yours.',
  );
  expect(loadFailureText(refusedCall('organizations.byUser', 500, ''))).toBe(PLAIN);
  expect(loadFailureText(new ApiError('organizations.byUser', { kind: 'network' }))).toBe(PLAIN);
  expect(loadFailureText(new Error('Odd'))).toBe(PLAIN);
});
