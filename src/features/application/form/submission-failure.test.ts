import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorIds } from '#contract/error-catalogue.ts';
import { type ApiFailure, normalizeHttpFailure } from '#contract/failure.ts';
import { errorEntry } from '#mocks/scenarios/error-entries.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { submissionFailureOf } from './submission-failure.ts';

const of = (failure: ApiFailure) => submissionFailureOf(new ApiError('applications.create', failure));
const http = (status: number, body: unknown) => of(normalizeHttpFailure(status, body));

describe('submissionFailureOf', () => {
  it.each([
    ['APP-08', 409, {}, 'You have already applied for this scholarship.', 'browse'],
    ['APP-08', 409, { error: 'Already there.' }, 'You have already applied for this scholarship.', 'browse'],
    ['APP-09', 400, { errors: { a: 'One.', b: 'Two.' } }, 'One., Two.', 'check'],
    ['APP-09', 400, { errors: { a: ['One', 'Two'] } }, 'One, Two', 'check'],
    ['APP-09', 400, { errors: { scholarshipReason: 'Required' } }, 'The reason is required', 'check'],
    [
      'APP-09',
      400,
      { errors: { studentId: 'Required' } },
      'Please check your application details and try again.',
      'check',
    ],
    ['APP-09', 400, { errors: {} }, 'Please check your application details and try again.', 'check'],
    ['APP-09', 400, { message: 'Nope' }, 'Please check your application details and try again.', 'check'],
    ['APP-10', 401, {}, 'Please log in to submit an application.', 'sign-in'],
    ['APP-10', 403, {}, "You don't have permission to perform this action.", 'browse'],
    ['APP-10', 404, {}, 'The scholarship could not be found.', 'browse'],
    ['APP-11', 422, { message: 'Paused until Monday.' }, 'Paused until Monday.', 'retry'],
    ['APP-11', 422, { error: 'Use {name}' }, 'Use {name}', 'retry'],
    [
      'APP-11',
      500,
      { error: 'We are moving. Come back at six.' },
      'We are moving. Come back at six.',
      'retry',
    ],
    ['APP-11', 500, '', 'An error occurred while processing your application.', 'retry'],
    [
      'APP-11',
      502,
      '<!doctype html><p>Bad gateway',
      'An error occurred while processing your application.',
      'retry',
    ],
  ])(
    '[%s] submissionFailureOf returns the specified text and next step for an application refused with %d and %j',
    (_, status, body, text, recovery) => {
      expect(http(status, body)).toMatchObject({ text, recovery });
    },
  );

  it('[APP-12] submissionFailureOf returns one text for network errors, and a different text for timeouts, invalid responses and exceptions', () => {
    expect(of({ kind: 'network' })).toMatchObject({
      text: 'Network error. Please check your internet connection and try again.',
      recovery: 'retry',
    });
    expect(of({ kind: 'timeout' }).recovery).toBe('retry');
    const unexpected = 'An unexpected error occurred. Please try again later.';
    expect(of({ kind: 'timeout' }).text).toBe(unexpected);
    expect(of({ kind: 'contract', issues: [] }).text).toBe(unexpected);
    expect(submissionFailureOf(new TypeError('a mistake of ours')).text).toBe(unexpected);
  });

  it('[SAFE-02] submissionFailureOf returns a readable message for every response that refuses an application', () => {
    const status = fc.integer({ min: 300, max: 599 });
    fc.assert(
      fc.property(status, fc.oneof(fc.jsonValue(), fc.string()), (code, body) => {
        const { text, errorId } = http(code, body);
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/\[object|undefined$|\{errors\}|\{message\}/);
        expect(errorEntry(errorId).slice).toBe('application');
      }),
    );
  });

  it('submissionFailureOf can return every error that the error catalogue lists for sending an application', () => {
    const sent = errorIds.flatMap((id) =>
      errorEntry(id).triggers.flatMap((trigger) =>
        'operation' in trigger && trigger.operation === 'applications.create' ? [{ id, trigger }] : [],
      ),
    );
    expect(sent.length).toBeGreaterThan(9);
    for (const { id, trigger } of sent) {
      const failure: ApiFailure =
        trigger.kind === 'network'
          ? { kind: 'network' }
          : trigger.kind === 'hang'
            ? { kind: 'timeout' }
            : trigger.kind === 'answer' && trigger.status < 300
              ? { kind: 'contract', issues: [] }
              : normalizeHttpFailure(
                  'status' in trigger ? trigger.status : 0,
                  'body' in trigger ? trigger.body : null,
                );
      expect(of(failure).errorId, id).toBe(id);
    }
  });
});
