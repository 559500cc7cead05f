import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, broken, json } from '#mocks/testing/mock-server.ts';
import { aFundraiser } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { campaignFailureOf } from '../campaign-form/campaign-failure.ts';
import { campaignQuery } from '../crowdfunding-queries.ts';
import { updateCampaignMutation } from './update-campaign-mutation.ts';

const campaign = aFundraiser({ id: 'fund 1', title: 'Before' });

async function update(answer?: Answer) {
  const { api, calls } = createMockApi({
    as: 'organization',
    records: { fundraisers: [campaign] },
    answers: answer ? { 'fundraisers.update': answer } : {},
  });
  const queryClient = new QueryClient();
  const { queryKey } = campaignQuery(api, campaign.id);
  queryClient.setQueryData(queryKey, campaign);
  const options = updateCampaignMutation(api, queryClient, campaign.organizationId, campaign.id);
  const failure = await queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute({ title: 'After' })
    .then(
      () => null,
      (error: unknown) => campaignFailureOf('update', error),
    );
  return {
    failure,
    calls,
    shown: queryClient.getQueryData(queryKey),
    state: queryClient.getQueryState(queryKey),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('[CF-12] updateCampaignMutation', () => {
  it('updateCampaignMutation sends only the changed fields, then updates and invalidates the cached campaign', async () => {
    const { failure, calls, shown, state } = await update();
    expect(failure).toBeNull();
    expect(calls).toEqual([{ method: 'PUT', path: '/api/fundraiser/fund%201', body: { title: 'After' } }]);
    expect(shown).toEqual({ ...campaign, title: 'After' });
    expect(state?.isInvalidated).toBe(true);
  });

  it('updateCampaignMutation leaves the cached campaign unchanged after a refusal, and reports the error catalogue’s text', async () => {
    const { failure, shown } = await update(json({ errors: { title: 'Too long.' } }, 400));
    expect(failure).toEqual({
      text: 'Failed to update fundraiser.',
      detail: null,
      fields: new Map([['title', 'Too long.']]),
      recovery: 'check',
      delivery: 'answered',
    });
    expect(shown).toEqual(campaign);
  });

  it('updateCampaignMutation reports an error if no response arrives', async () => {
    const { failure } = await update(broken);
    expect(failure).toMatchObject({ text: 'Failed to update fundraiser.', recovery: 'connect' });
  });
});
