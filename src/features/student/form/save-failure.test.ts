import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { saveFailureOf } from './save-failure.ts';

const refused = (status: number, body: unknown) =>
  saveFailureOf(refusedCall('students.update', status, body));

describe('saveFailureOf', () => {
  it('[STU-05] saveFailureOf assigns the server’s messages to their fields', () => {
    const { text, fields, recovery } = refused(400, { errors: { contactNumber: 'Ten digits, please.' } });
    expect([text, Object.fromEntries(fields ?? []), recovery]).toEqual([
      null,
      { contactNumber: 'Ten digits, please.' },
      'check',
    ]);
  });

  it('[STU-05] saveFailureOf joins messages for unknown fields into the form’s error text', () => {
    const { text, fields } = refused(400, {
      errors: { fatherName: 'Needed.', passport: 'Unknown.', _errors: ['All wrong.'] },
    });
    expect(fields?.get('fatherName')).toBe('Needed.');
    expect(text).toBe('Unknown. All wrong.');
  });

  it.each([
    [
      403,
      { error: 'You can change only your own profile.' },
      'You can change only your own profile.',
      'account',
    ],
    [401, { message: 'Please sign in.' }, 'Please sign in.', 'sign-in'],
    [500, '', 'Failed to save profile', 'retry'],
    [502, '<!doctype html><title>Proxy</title>', 'Failed to save profile', 'retry'],
  ] as const)(
    '[STU-05] saveFailureOf turns a %s response into the server’s message or a default text, with a next step',
    (status, body, text, recovery) => {
      expect(refused(status, body)).toEqual({ text, fields: new Map(), recovery });
    },
  );

  it('[STU-05] saveFailureOf omits the server’s internal details', () => {
    const message = '\nInvalid `prisma.student.update()` invocation in\n/srv/app/students.js:112:9';
    expect(refused(500, { error: message })).toEqual({
      text: 'Failed to save profile',
      fields: new Map(),
      recovery: 'retry',
    });
  });

  it.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'contract', issues: [] }] as const)(
    '[STU-05] saveFailureOf returns a default text and a next step for a $kind failure',
    (failure) =>
      expect(saveFailureOf(new ApiError('students.update', failure))).toEqual({
        text: 'Failed to save profile',
        recovery: failure.kind === 'contract' ? 'retry' : 'connect',
      }),
  );

  it('[STU-05] saveFailureOf offers a retry after an exception in our own code', () => {
    expect(saveFailureOf(new TypeError('a mistake of ours'))).toEqual({
      text: 'Failed to save profile',
      recovery: 'retry',
    });
  });
});
