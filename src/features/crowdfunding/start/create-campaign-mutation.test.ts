import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestApi } from '#shared/api/test-api.ts';
import { campaignListQuery } from '../crowdfunding-queries.ts';
import { campaignFailureOf } from '../form/campaign-failure.ts';
import { createCampaignMutation } from './create-campaign-mutation.ts';

const write = {
  title: 'A Village Library',
  description: 'Two rooms and four thousand books.',
  imageUrl: 'https://images.example/library.png',
  about: 'The panchayat gives the building.',
  goalAmount: 450_000,
  deadline: '2027-03-31T18:29:59.999Z',
  organizationId: 'user_1',
};
const stored = { ...write, id: 'fund_1', deadline: '2027-03-31T23:59:59.999+05:30' };

/** A server that answers the creation and the list as the test says; every call is kept. */
function serve(create: () => Response | Promise<Response>, list: unknown = []) {
  return createTestApi((method) => {
    if (method === 'POST') return create();
    return list === null ? Response.json({ error: 'Down' }, { status: 403 }) : Response.json(list);
  });
}

const broken = () => Promise.reject(new TypeError('the line broke'));
const gateway = () => new Response('<!doctype html>', { status: 504 });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs the mutation as a screen does. @returns the id that was created, or what the form says of the failure */
async function create(api: ReturnType<typeof serve>['api'], queryClient = new QueryClient()) {
  const options = createCampaignMutation(api, queryClient);
  const mutation = queryClient.getMutationCache().build(queryClient, options);
  return mutation.execute(write).then(
    ({ id }) => id,
    (error: unknown) => campaignFailureOf('create', error),
  );
}

describe('[CF-11] createCampaignMutation', () => {
  it('sends it once, with its owner, and knows its id', async () => {
    const { api, calls } = serve(() => Response.json({ id: 'fund_1' }, { status: 201 }));
    expect(await create(api)).toBe('fund_1');
    expect(calls).toEqual([{ method: 'POST', path: '/fundraiser', body: write }]);
  });

  it('takes a refusal at its word, and looks nothing up', async () => {
    const { api, calls } = serve(() => Response.json({ error: 'Not verified.' }, { status: 403 }));
    expect(await create(api)).toMatchObject({
      text: 'Failed to save fundraiser. Please try again.',
      detail: 'Not verified.',
      delivery: 'answered',
    });
    expect(calls).toHaveLength(1);
  });

  it('finds one that arrived without an answer, and an answer without an id', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const list = [{ ...stored, id: 'other', title: 'Another' }, stored];
    expect(await create(serve(broken, list).api)).toBe('fund_1');
    const noId = () => Response.json('no campaign', { status: 201 });
    expect(await create(serve(noId, list).api)).toBe('fund_1');
  });

  it.each([
    ['somebody else’s', { organizationId: 'user_2' }],
    ['another goal', { goalAmount: 45_000 }],
    ['another deadline', { deadline: '2027-03-30T18:29:59.999Z' }],
    ['other words', { about: 'Something else altogether.' }],
  ])('does not take %s for it', async (_, change) => {
    const { api } = serve(gateway, [{ ...stored, ...change }]);
    expect(await create(api)).toMatchObject({ delivery: 'not-delivered' });
  });

  it('says so when nobody can say what became of it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api } = serve(broken, null);
    expect(await create(api)).toMatchObject({ delivery: 'unknown' });
  });

  it('has words for a fault of our own', async () => {
    const api = { call: () => Promise.reject(new TypeError('a mistake of ours')) };
    expect(await create(api)).toMatchObject({
      text: 'Failed to save fundraiser. Please try again.',
      delivery: 'unknown',
    });
  });

  async function isListOutOfDate(answer: () => Response | Promise<Response>) {
    const queryClient = new QueryClient();
    const { api } = serve(answer);
    const { queryKey } = campaignListQuery(api);
    queryClient.setQueryData(queryKey, []);
    await create(api, queryClient);
    return queryClient.getQueryState(queryKey)?.isInvalidated;
  }

  it('makes the list ask again, where it was created or may have been', async () => {
    expect(await isListOutOfDate(() => Response.json({ id: 'fund_1' }, { status: 201 }))).toBe(true);
    expect(await isListOutOfDate(broken)).toBe(true);
  });

  it('leaves the list alone after a clear refusal', async () => {
    expect(await isListOutOfDate(() => Response.json({ error: 'No.' }, { status: 403 }))).toBe(false);
  });
});
