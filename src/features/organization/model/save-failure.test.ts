import { describe, expect, it } from 'vitest';
import { normalizeHttpFailure } from '#contract/failure.ts';
import { answersOf } from '#mocks/scenarios/error-entries.ts';
import { saveFailureOf } from './save-failure.ts';

describe('[ORG-07] saveFailureOf', () => {
  it('says in one line that it failed, and by the fields why', () => {
    const [refused] = answersOf('organization-save-refused').map(({ status, body }) =>
      saveFailureOf(normalizeHttpFailure(status, body)),
    );
    expect(refused).toEqual({
      text: 'Failed to save organization profile',
      detail: null,
      parts: new Map([
        ['contactNumber', 'Contact number must be +91 followed by ten digits.'],
        ['documentURL', 'A registration document is required.'],
      ]),
      recovery: 'check',
    });
  });

  it('keeps the server’s words that are about no field of the form', () => {
    const failure = normalizeHttpFailure(400, { errors: { gst: ['GST is wrong.'], address: 'Too short.' } });
    expect(saveFailureOf(failure)).toMatchObject({
      detail: 'GST is wrong.',
      parts: new Map([['address', 'Too short.']]),
    });
    expect(saveFailureOf(normalizeHttpFailure(403, { error: 'Not yours.' }))).toMatchObject({
      text: 'Failed to save organization profile',
      detail: 'Not yours.',
      recovery: 'retry',
    });
  });

  it.each([
    [500, '', 'retry'],
    [502, '<!doctype html><p>Bad gateway', 'retry'],
    [401, {}, 'sign-in'],
  ])('an answer of %i without words has none', (status, body, recovery) => {
    expect(saveFailureOf(normalizeHttpFailure(status, body))).toMatchObject({ detail: null, recovery });
  });

  it.each(['network', 'timeout'] as const)('without an answer (%s) the changes are not saved', (kind) => {
    expect(saveFailureOf({ kind })).toMatchObject({ text: 'Failed to save changes', recovery: 'connect' });
  });
});
