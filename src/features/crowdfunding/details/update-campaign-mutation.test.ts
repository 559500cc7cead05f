import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '#shared/api/api-client.ts';
import { campaignQuery } from '../crowdfunding-queries.ts';
import { campaignFailureOf } from '../form/campaign-failure.ts';
import { updateCampaignMutation } from './update-campaign-mutation.ts';

const campaign = { id: 'fund 1', title: 'Before', goalAmount: 10, deadline: '2027-03-31' };

async function update(answer: () => Response | Promise<Response>) {
  const calls: { method: string; path: string; body: unknown }[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    bearer: async () => 'token',
    fetch: async (input) => {
      const request = new Request(input);
      calls.push({ method: request.method, path: new URL(request.url).pathname, body: await request.json() });
      return answer();
    },
  });
  const queryClient = new QueryClient();
  const { queryKey } = campaignQuery(api, campaign.id);
  queryClient.setQueryData(queryKey, campaign);
  const options = updateCampaignMutation(api, queryClient, campaign.id);
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
  it('sends the change alone, shows it at once, and asks again', async () => {
    const { failure, calls, shown, state } = await update(() => Response.json({}));
    expect(failure).toBeNull();
    expect(calls).toEqual([{ method: 'PUT', path: '/fundraiser/fund%201', body: { title: 'After' } }]);
    expect(shown).toEqual({ ...campaign, title: 'After' });
    expect(state?.isInvalidated).toBe(true);
  });

  it('changes nothing on the screen where it was refused, and says so in the catalogue’s words', async () => {
    const { failure, shown } = await update(() =>
      Response.json({ errors: { title: 'Too long.' } }, { status: 400 }),
    );
    expect(failure).toEqual({
      text: 'Failed to update fundraiser.',
      detail: null,
      fields: new Map([['title', 'Too long.']]),
      recovery: 'check',
      delivery: 'answered',
    });
    expect(shown).toEqual(campaign);
  });

  it('has words for a call that was not answered', async () => {
    const { failure } = await update(() => Promise.reject(new TypeError('the line broke')));
    expect(failure).toMatchObject({ text: 'Failed to update fundraiser.', recovery: 'retry' });
  });
});
