import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scholarshipListQuery, scholarshipsKey } from '#features/scholarship/index.ts';
import { createTestApi } from '#shared/api/test-api.ts';
import { createFailureOf } from './create-failure.ts';
import { createScholarshipMutation } from './create-scholarship-mutation.ts';

const write = {
  title: 'Girls in STEM',
  description: 'For engineering students.',
  totalAmount: 125_000.5,
  maxFamilyIncome: 0,
  expiredAt: '2027-03-31T11:30:00.000Z',
  organizationId: 'user_1',
  status: 'ACTIVE',
  allocatedAmount: 0,
};
const stored = { ...write, id: 'sch_1', expiredAt: '2027-03-31T17:00:00+05:30' };

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

/** Runs the mutation as a screen does. @returns the error that it ended in; null where it was created */
async function create(api: ReturnType<typeof serve>['api'], queryClient = new QueryClient()) {
  const options = createScholarshipMutation(api, queryClient);
  return queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute(write)
    .then(
      () => null,
      (error: unknown) => error,
    );
}

describe('[ORG-14] createScholarshipMutation', () => {
  it('sends it once', async () => {
    const { api, calls } = serve(() => Response.json(stored, { status: 201 }));
    expect(await create(api)).toBeNull();
    expect(calls).toEqual([{ method: 'POST', path: '/scholarships', body: write }]);
  });

  it('takes a refusal at its word, and looks nothing up', async () => {
    const { api, calls } = serve(() => Response.json({ error: 'Not verified.' }, { status: 403 }));
    expect(createFailureOf(await create(api))).toMatchObject({
      text: 'Not verified.',
      recovery: 'verify',
      delivery: 'answered',
    });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['with its owner’s id', stored],
    [
      'with its owner as an existing backend names them',
      { ...stored, organizationId: undefined, organization: { id: 'user_1' } },
    ],
  ])('finds one that arrived without an answer, %s', async (_, found) => {
    const { api } = serve(broken, [{ ...stored, id: 'other', title: 'Another' }, found]);
    expect(await create(api)).toBeNull();
  });

  it.each([
    ['somebody else’s', { organizationId: 'user_2' }],
    ['another amount', { totalAmount: 125_000 }],
    ['another deadline', { expiredAt: '2027-03-31T11:31:00Z' }],
    ['other words', { description: 'For nurses.' }],
  ])('does not take %s for it', async (_, change) => {
    const { api } = serve(gateway, [{ ...stored, ...change }]);
    expect(createFailureOf(await create(api))).toMatchObject({ delivery: 'not-delivered' });
  });

  it('says so when nobody can say what became of it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api } = serve(broken, null);
    expect(createFailureOf(await create(api))).toMatchObject({
      text: 'Failed to create scholarship. Please try again.',
      delivery: 'unknown',
    });
  });

  it('has words for a fault of our own', async () => {
    const api = { call: () => Promise.reject(new TypeError('a mistake of ours')) };
    expect(createFailureOf(await create(api))).toMatchObject({
      text: 'Failed to create scholarship. Please try again.',
      delivery: 'unknown',
    });
  });

  async function isListOutOfDate(answer: () => Response | Promise<Response>) {
    const queryClient = new QueryClient();
    const { api } = serve(answer);
    const { queryKey } = scholarshipListQuery(api);
    queryClient.setQueryData(queryKey, []);
    await create(api, queryClient);
    expect(queryKey.slice(0, 1)).toEqual([...scholarshipsKey]);
    return queryClient.getQueryState(queryKey)?.isInvalidated;
  }

  it('makes every list ask again, where it was created or may have been', async () => {
    expect(await isListOutOfDate(() => Response.json(stored, { status: 201 }))).toBe(true);
    expect(await isListOutOfDate(broken)).toBe(true);
  });

  it('leaves the lists alone after a clear refusal', async () => {
    expect(await isListOutOfDate(() => Response.json({ error: 'No.' }, { status: 403 }))).toBe(false);
  });
});
