import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, broken, json, listWith, takenBut } from '#mocks/testing/mock-server.ts';
import { aFundraiser } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { campaignFailureOf } from '../campaign-form/campaign-failure.ts';
import { campaignListQuery } from '../crowdfunding-queries.ts';
import { createCampaignMutation } from './create-campaign-mutation.ts';

const { id, createdAt: _, ...write } = aFundraiser();
const gateway = () => new Response('<!doctype html>', { status: 504 });

const serve = (answers: Answers = {}, ...fundraisers: ReturnType<typeof aFundraiser>[]) =>
  createMockApi({ as: 'organization', answers, records: { fundraisers } });

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Runs the mutation the way a page does.
 * @returns the new campaign's id, or the failure that the form shows
 */
async function create(api: ReturnType<typeof serve>['api'], queryClient = new QueryClient()) {
  const options = createCampaignMutation(api, queryClient);
  const mutation = queryClient.getMutationCache().build(queryClient, options);
  return mutation.execute(write).then(
    ({ id }) => id,
    (error: unknown) => campaignFailureOf('create', error),
  );
}

describe('[CF-11] createCampaignMutation', () => {
  it('createCampaignMutation sends the campaign once, with its owner, and returns its id', async () => {
    const { api, calls } = serve();
    expect(await create(api)).toMatch(/^fund-/);
    expect(calls).toEqual([{ method: 'POST', path: '/api/fundraiser', body: write }]);
  });

  it('createCampaignMutation reports a refusal without looking up the campaign', async () => {
    const { api, calls } = createMockApi({ as: 'organization-unverified' });
    expect(await create(api)).toMatchObject({
      text: 'Failed to save fundraiser. Please try again.',
      detail: 'Your organization must be verified to start a campaign.',
      delivery: 'answered',
    });
    expect(calls).toHaveLength(1);
  });

  it('createCampaignMutation finds the new campaign if the response is lost or has no id', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const other = aFundraiser({ id: 'other', title: 'Another' });
    expect(await create(serve({ 'fundraisers.create': takenBut(broken) }, other).api)).toMatch(/^fund-/);
    const noId = takenBut(json('no campaign', 201));
    expect(await create(serve({ 'fundraisers.create': noId }, other).api)).toMatch(/^fund-/);
  });

  it('createCampaignMutation recognizes the campaign it sent, however the server formats the deadline', async () => {
    const found = aFundraiser({ deadline: '2199-03-31T23:59:59.999+05:30' });
    expect(await create(serve({ 'fundraisers.create': gateway }, found).api)).toBe(id);
  });

  it.each([
    ['another owner', { organizationId: 'user_2' }],
    ['another goal', { goalAmount: 45_000 }],
    ['another deadline', { deadline: '2199-03-30T18:29:59.999Z' }],
    ['another About text', { about: 'Something else altogether.' }],
  ])(
    'createCampaignMutation does not mistake a campaign with %s for the campaign that it sent',
    async (_, change) => {
      const { api } = serve({ 'fundraisers.create': gateway }, aFundraiser(change));
      expect(await create(api)).toMatchObject({ delivery: 'not-delivered' });
    },
  );

  it('createCampaignMutation finds its campaign even if another organization’s campaign is unreadable', async () => {
    const unreadable = { ...aFundraiser({ organizationId: 'user_2' }), goalAmount: -1 };
    const answers = { 'fundraisers.create': takenBut(broken), 'fundraisers.all': listWith(unreadable) };
    expect(await create(serve(answers).api)).toMatch(/^fund-/);
  });

  it('createCampaignMutation reports the delivery as unknown if one of the organization’s own campaigns is unreadable', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const unreadable = { ...aFundraiser(), goalAmount: -1 };
    const { api } = serve({ 'fundraisers.create': broken, 'fundraisers.all': listWith(unreadable) });
    expect(await create(api)).toMatchObject({ delivery: 'unknown' });
  });

  it('createCampaignMutation reports the delivery as unknown if it can read neither its response nor the campaign list', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api } = serve({ 'fundraisers.create': broken, 'fundraisers.all': json({}, 403) });
    expect(await create(api)).toMatchObject({ delivery: 'unknown' });
  });

  it('after an unexpected client error, createCampaignMutation fails with a generic message and reports the delivery as unknown', async () => {
    const mistake = () => Promise.reject(new TypeError('a mistake of ours'));
    const api = { call: mistake, wouldSend: mistake };
    expect(await create(api)).toMatchObject({
      text: 'Failed to save fundraiser. Please try again.',
      delivery: 'unknown',
    });
  });

  async function isListOutOfDate(answers: Answers) {
    const queryClient = new QueryClient();
    const { api } = serve(answers);
    const { queryKey } = campaignListQuery(api);
    queryClient.setQueryData(queryKey, []);
    await create(api, queryClient);
    return queryClient.getQueryState(queryKey)?.isInvalidated;
  }

  it('createCampaignMutation invalidates the campaign list if the campaign was, or may have been, created', async () => {
    expect(await isListOutOfDate({})).toBe(true);
    expect(await isListOutOfDate({ 'fundraisers.create': broken })).toBe(true);
  });

  it('createCampaignMutation does not invalidate the campaign list after a clear refusal', async () => {
    expect(await isListOutOfDate({ 'fundraisers.create': json({}, 403) })).toBe(false);
  });
});
