import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { EmailError } from '../ports/email.ts';
import { reportOf } from './error-report.ts';

describe('[SAFE-02] an error report', () => {
  it('an error report names the operation, the failure and the invalid part of the response', () => {
    const issues = [{ path: '0.title', message: 'Expected string (string)' }];
    expect(
      reportOf('call', '/scholarship/', new ApiError('scholarships.all', { kind: 'contract', issues })),
    ).toEqual({
      kind: 'call',
      route: '/scholarship/',
      error: 'ApiError',
      operation: 'scholarships.all',
      failure: 'contract',
      issues,
    });
    expect(
      reportOf(
        'call',
        '/',
        new ApiError('users.byId', { kind: 'http', status: 503, message: 'Asha is ill' }),
      ),
    ).toEqual({ kind: 'call', route: '/', error: 'ApiError', operation: 'users.byId', failure: 'http 503' });
  });

  it('reportOf returns null for a 404, a lost connection and an aborted call', () => {
    for (const error of [
      new ApiError('students.byId', { kind: 'http', status: 404 }),
      new ApiError('students.byId', { kind: 'network' }),
      new DOMException('Gone', 'AbortError'),
    ]) {
      expect(reportOf('call', '/', error)).toBeNull();
    }
  });

  it('an error report about a refused email contains the status, but not the email service’s text', () => {
    const refused = new EmailError({ kind: 'refused', status: 412, text: 'Reconnect asha@students.example' });
    expect(reportOf('call', '/contact/', refused)).toEqual({
      kind: 'call',
      route: '/contact/',
      error: 'EmailError',
      failure: 'http 412',
    });
    expect(reportOf('call', '/contact/', new EmailError({ kind: 'network' }))).toBeNull();
  });

  it('an error report contains code locations, but no text from the error message', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}@[a-z]{4,12}\.example$/), (secret) => {
        const error = new TypeError(`Cannot read ${secret}`);
        error.stack = `TypeError: Cannot read ${secret}\n    at show (https://site.example/assets/index-1a.js?u=${secret}:12:34)`;
        const report = reportOf('screen', '/student/profile', error);
        expect(JSON.stringify(report)).not.toContain(secret);
        expect(report).toMatchObject({ error: 'TypeError' });
      }),
    );
    const error = new TypeError('x');
    error.stack = 'TypeError: x\n    at show (https://site.example/assets/index-1a.js:12:34)';
    expect(reportOf('screen', '/', error)?.at).toEqual(['index-1a.js:12:34']);
    expect(reportOf('uncaught', '/', 'just a text with asha@students.example')).toEqual({
      kind: 'uncaught',
      route: '/',
      error: 'string',
    });
  });
});
