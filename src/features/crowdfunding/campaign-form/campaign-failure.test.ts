import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '#contract/failure.ts';
import { answersOf } from '#mocks/scenarios/error-entries.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { campaignFailureOf } from './campaign-failure.ts';

const CREATE = 'Failed to save fundraiser. Please try again.';
const UPDATE = 'Failed to update fundraiser.';
const updateRefusals = () =>
  answersOf('campaign-update-failed').map(({ status, body }) =>
    campaignFailureOf('update', refusedCall('fundraisers.update', status, body)),
  );

describe('campaignFailureOf', () => {
  it('[CF-11] campaignFailureOf returns the error catalogue’s text and the server’s message for each refusal of a new campaign', () => {
    const failures = answersOf('campaign-save-failed').map(({ status, body }) =>
      campaignFailureOf('create', refusedCall('fundraisers.create', status, body)),
    );
    expect(failures).toEqual([
      {
        text: CREATE,
        detail: 'Validation failed',
        fields: new Map([['goalAmount', 'A goal is at most ₹50,00,000.']]),
        recovery: 'check',
        delivery: 'answered',
      },
      {
        text: CREATE,
        detail: 'Your organization must be verified to start a campaign.',
        fields: new Map(),
        recovery: 'verify',
        delivery: 'answered',
      },
      {
        text: CREATE,
        detail: 'Please sign in.',
        fields: new Map(),
        recovery: 'sign-in',
        delivery: 'answered',
      },
    ]);
  });

  it('[CF-12] campaignFailureOf returns the error catalogue’s text for a refused edit, and assigns the server’s messages to their fields', () => {
    expect(campaignFailureOf('update', refusedCall('fundraisers.update', 500, ''))).toEqual({
      text: UPDATE,
      detail: null,
      fields: new Map(),
      recovery: 'retry',
      delivery: 'answered',
    });
    const [, refused] = updateRefusals();
    expect(refused).toEqual({
      text: UPDATE,
      detail: null,
      fields: new Map([['description', 'The description names a private telephone number.']]),
      recovery: 'check',
      delivery: 'answered',
    });
  });

  it('[CF-12] campaignFailureOf does not suggest verification if the campaign belongs to another organization', () => {
    const [, , foreign] = updateRefusals();
    expect(foreign).toEqual({
      text: UPDATE,
      detail: 'Only the organization that started a campaign can change it.',
      fields: new Map(),
      recovery: 'check',
      delivery: 'answered',
    });
  });

  it.each<[ApiFailure, string]>([
    [{ kind: 'network' }, 'connect'],
    [{ kind: 'timeout' }, 'connect'],
    [{ kind: 'contract', issues: [] }, 'retry'],
  ])(
    '[CF-11] [CF-12] if no clear response arrives, campaignFailureOf suggests trying again or checking the connection: %j',
    (failure, recovery) => {
      const create = new ApiError('fundraisers.create', failure);
      const update = new ApiError('fundraisers.update', failure);
      expect(campaignFailureOf('create', create)).toMatchObject({ text: CREATE, recovery: 'retry' });
      expect(campaignFailureOf('update', update)).toMatchObject({ text: UPDATE, recovery });
    },
  );

  it('campaignFailureOf returns the error catalogue’s text after an unexpected error in the client', () => {
    const fault = new TypeError('a mistake of ours');
    expect(campaignFailureOf('create', fault)).toMatchObject({ text: CREATE, delivery: 'unknown' });
    expect(campaignFailureOf('update', fault)).toMatchObject({ text: UPDATE, delivery: 'answered' });
  });
});
