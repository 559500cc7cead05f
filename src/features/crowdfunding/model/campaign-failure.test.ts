import { describe, expect, it } from 'vitest';
import { normalizeHttpFailure } from '#contract/failure.ts';
import { answersOf } from '#mocks/scenarios/error-entries.ts';
import { campaignFailureOf } from './campaign-failure.ts';

const CREATE = 'Failed to save fundraiser. Please try again.';
const UPDATE = 'Failed to update fundraiser.';
const updateRefusals = () =>
  answersOf('campaign-update-failed').map(({ status, body }) =>
    campaignFailureOf('update', normalizeHttpFailure(status, body)),
  );

describe('campaignFailureOf', () => {
  it('[CF-11] has the catalogue’s text, and the server’s words besides, for each refusal of a new campaign', () => {
    const told = answersOf('campaign-save-failed').map(({ status, body }) =>
      campaignFailureOf('create', normalizeHttpFailure(status, body)),
    );
    expect(told).toEqual([
      {
        text: CREATE,
        detail: 'Validation failed',
        fields: new Map([['goalAmount', 'A goal is at most ₹50,00,000.']]),
        recovery: 'check',
      },
      {
        text: CREATE,
        detail: 'Your organization must be verified to start a campaign.',
        fields: new Map(),
        recovery: 'verify',
      },
      { text: CREATE, detail: 'Please sign in.', fields: new Map(), recovery: 'sign-in' },
    ]);
  });

  it('[CF-12] has the catalogue’s text for changes, with the server’s words by their field', () => {
    expect(campaignFailureOf('update', normalizeHttpFailure(500, ''))).toEqual({
      text: UPDATE,
      detail: null,
      fields: new Map(),
      recovery: 'retry',
    });
    const [, refused] = updateRefusals();
    expect(refused).toEqual({
      text: UPDATE,
      detail: null,
      fields: new Map([['description', 'The description names a private telephone number.']]),
      recovery: 'check',
    });
  });

  it('[CF-12] does not lead to verification when the campaign belongs to another organization', () => {
    const [, , foreign] = updateRefusals();
    expect(foreign).toEqual({
      text: UPDATE,
      detail: 'Only the organization that started a campaign changes it.',
      fields: new Map(),
      recovery: 'check',
    });
  });

  it.each([null, { kind: 'network' }, { kind: 'timeout' }, { kind: 'contract', issues: [] }] as const)(
    'can be tried again without a clear answer: %j',
    (failure) => {
      expect(campaignFailureOf('create', failure)).toMatchObject({ text: CREATE, recovery: 'retry' });
      expect(campaignFailureOf('update', failure)).toMatchObject({ text: UPDATE, recovery: 'retry' });
    },
  );
});
