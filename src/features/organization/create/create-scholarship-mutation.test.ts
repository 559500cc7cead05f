import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scholarshipListQuery, scholarshipsKey } from '#features/scholarship/index.ts';
import { type Answers, broken, json, listWith, takenBut } from '#mocks/testing/mock-server.ts';
import { aScholarship } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createScholarshipMutation } from './create-scholarship-mutation.ts';
import { scholarshipFailureOf } from './scholarship-failure.ts';

const { id: _, createdAt: __, ...write } = aScholarship({ totalAmount: 125_000.5, maxFamilyIncome: 0 });
const gateway = () => new Response('<!doctype html>', { status: 504 });

const serve = (answers: Answers = {}, ...scholarships: ReturnType<typeof aScholarship>[]) =>
  createMockApi({ as: 'organization', answers, records: { scholarships } });

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
    const { api, calls } = serve();
    expect(await create(api)).toBeNull();
    expect(calls).toEqual([{ method: 'POST', path: '/api/scholarships', body: write }]);
  });

  it('trusts a refusal, and looks nothing up', async () => {
    const error = 'Your organization must be verified to publish a scholarship.';
    const { api, calls } = serve({ 'scholarships.create': json({ error }, 403) });
    expect(scholarshipFailureOf('create', await create(api))).toMatchObject({
      text: error,
      recovery: 'verify',
      delivery: 'answered',
    });
    expect(calls).toHaveLength(1);
  });

  it('finds one that arrived without an answer, with its owner’s id', async () => {
    const { api } = serve({ 'scholarships.create': takenBut(broken) }, aScholarship({ title: 'Another' }));
    expect(await create(api)).toBeNull();
  });

  it.each([
    ['another user’s', { organizationId: 'user_2' }],
    ['another amount', { totalAmount: 125_000 }],
    ['another deadline', { expiredAt: '2199-03-31T18:30:59Z' }],
    ['other words', { description: 'For nurses.' }],
  ])('does not take %s for it', async (_, change) => {
    const { api } = serve({ 'scholarships.create': gateway }, aScholarship({ ...write, ...change }));
    expect(scholarshipFailureOf('create', await create(api))).toMatchObject({ delivery: 'not-delivered' });
  });

  it('finds one that arrived without an answer, beside an unreadable scholarship of another organization', async () => {
    const unreadable = { ...aScholarship({ organizationId: 'user_2' }), title: 'x'.repeat(1_000_000) };
    const answers = { 'scholarships.create': takenBut(broken), 'scholarships.all': listWith(unreadable) };
    expect(await create(serve(answers).api)).toBeNull();
  });

  it('reports the delivery as unknown while one of the organization’s own scholarships is unreadable', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const unreadable = { ...aScholarship(), title: 'x'.repeat(1_000_000) };
    const { api } = serve({ 'scholarships.create': broken, 'scholarships.all': listWith(unreadable) });
    expect(scholarshipFailureOf('create', await create(api))).toMatchObject({ delivery: 'unknown' });
  });

  it('reports the delivery as unknown when the scholarships cannot be read either', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api } = serve({ 'scholarships.create': broken, 'scholarships.all': json({}, 403) });
    expect(scholarshipFailureOf('create', await create(api))).toMatchObject({
      text: 'Failed to create scholarship. Please try again.',
      delivery: 'unknown',
    });
  });

  it('has a text for a fault of our own', async () => {
    const mistake = () => Promise.reject(new TypeError('a mistake of ours'));
    const api = { call: mistake, wouldSend: mistake };
    expect(scholarshipFailureOf('create', await create(api))).toMatchObject({
      text: 'Failed to create scholarship. Please try again.',
      delivery: 'unknown',
    });
  });

  async function isListOutOfDate(answers: Answers) {
    const queryClient = new QueryClient();
    const { api } = serve(answers);
    const { queryKey } = scholarshipListQuery(api);
    queryClient.setQueryData(queryKey, []);
    await create(api, queryClient);
    expect(queryKey.slice(0, 1)).toEqual([...scholarshipsKey]);
    return queryClient.getQueryState(queryKey)?.isInvalidated;
  }

  it('makes every list ask again, where it was created or may have been', async () => {
    expect(await isListOutOfDate({})).toBe(true);
    expect(await isListOutOfDate({ 'scholarships.create': broken })).toBe(true);
  });

  it('leaves the lists alone after a clear refusal', async () => {
    expect(await isListOutOfDate({ 'scholarships.create': json({}, 403) })).toBe(false);
  });
});
