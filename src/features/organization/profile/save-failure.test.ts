import { describe, expect, it } from 'vitest';
import { answersOf } from '#mocks/scenarios/error-entries.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { saveFailureOf } from './save-failure.ts';

const refused = (status: number, body: unknown) => refusedCall('organizations.update', status, body);

describe('[ORG-07] saveFailureOf', () => {
  it('says in one line that it failed, and by the fields why', () => {
    const [told] = answersOf('organization-save-refused').map(({ status, body }) =>
      saveFailureOf(refused(status, body)),
    );
    expect(told).toEqual({
      text: 'Failed to save organization profile',
      detail: null,
      fields: new Map([
        ['contactNumber', 'Contact number must be +91 followed by ten digits.'],
        ['documentURL', 'A registration document is required.'],
      ]),
      recovery: 'check',
    });
  });

  it('keeps the server’s messages that are about no field of the form', () => {
    const failure = refused(400, { errors: { gst: ['GST is wrong.'], address: 'Too short.' } });
    expect(saveFailureOf(failure)).toMatchObject({
      detail: 'GST is wrong.',
      fields: new Map([['address', 'Too short.']]),
    });
    expect(saveFailureOf(refused(403, { error: 'Not yours.' }))).toMatchObject({
      text: 'Failed to save organization profile',
      detail: 'Not yours.',
      recovery: 'account',
    });
  });

  it.each([
    [500, '', 'retry'],
    [502, '<!doctype html><p>Bad gateway', 'retry'],
    [401, {}, 'sign-in'],
  ])('an answer of %i without words has none', (status, body, recovery) => {
    expect(saveFailureOf(refused(status, body))).toMatchObject({ detail: null, recovery });
  });

  it.each(['network', 'timeout'] as const)('without an answer (%s) the changes are not saved', (kind) => {
    expect(saveFailureOf(new ApiError('organizations.update', { kind }))).toMatchObject({
      text: 'Failed to save changes',
      recovery: 'connect',
    });
  });

  it('can be retried after an answer that does not fit, and after a fault of our own', () => {
    const strange = new ApiError('organizations.update', { kind: 'contract', issues: [] });
    for (const error of [strange, new TypeError('a mistake of ours')]) {
      expect(saveFailureOf(error)).toEqual({
        text: 'Failed to save changes',
        recovery: 'retry',
      });
    }
  });
});
