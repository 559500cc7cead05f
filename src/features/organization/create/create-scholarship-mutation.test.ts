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

/**
 * Runs the mutation as a page does.
 * @returns the mutation's error, or null if the scholarship was created
 */
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
  it('createScholarshipMutation sends the scholarship once', async () => {
    const { api, calls } = serve();
    expect(await create(api)).toBeNull();
    expect(calls).toEqual([{ method: 'POST', path: '/api/scholarships', body: write }]);
  });

  it('createScholarshipMutation reports a refusal without looking up the scholarship', async () => {
    const error = 'Your organization must be verified to publish a scholarship.';
    const { api, calls } = serve({ 'scholarships.create': json({ error }, 403) });
    expect(scholarshipFailureOf('create', await create(api))).toMatchObject({
      text: error,
      recovery: 'verify',
      delivery: 'answered',
    });
    expect(calls).toHaveLength(1);
  });

  it('createScholarshipMutation succeeds if the server created the scholarship but its response was lost', async () => {
    const { api } = serve({ 'scholarships.create': takenBut(broken) }, aScholarship({ title: 'Another' }));
    expect(await create(api)).toBeNull();
  });

  it.each([
    ['another owner', { organizationId: 'user_2' }],
    ['another amount', { totalAmount: 125_000 }],
    ['another deadline', { expiredAt: '2199-03-31T18:30:59Z' }],
    ['another description', { description: 'For nurses.' }],
  ])(
    'createScholarshipMutation does not mistake a scholarship with %s for the one it sent',
    async (_, change) => {
      const { api } = serve({ 'scholarships.create': gateway }, aScholarship({ ...write, ...change }));
      expect(scholarshipFailureOf('create', await create(api))).toMatchObject({ delivery: 'not-delivered' });
    },
  );

  it('createScholarshipMutation finds the created scholarship even if another organization’s scholarship is unreadable', async () => {
    const unreadable = { ...aScholarship({ organizationId: 'user_2' }), title: 'x'.repeat(1_000_000) };
    const answers = { 'scholarships.create': takenBut(broken), 'scholarships.all': listWith(unreadable) };
    expect(await create(serve(answers).api)).toBeNull();
  });

  it('createScholarshipMutation reports the delivery as unknown if one of the organization’s own scholarships is unreadable', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const unreadable = { ...aScholarship(), title: 'x'.repeat(1_000_000) };
    const { api } = serve({ 'scholarships.create': broken, 'scholarships.all': listWith(unreadable) });
    expect(scholarshipFailureOf('create', await create(api))).toMatchObject({ delivery: 'unknown' });
  });

  it('createScholarshipMutation reports the delivery as unknown if neither the response nor the scholarships can be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api } = serve({ 'scholarships.create': broken, 'scholarships.all': json({}, 403) });
    expect(scholarshipFailureOf('create', await create(api))).toMatchObject({
      text: 'Failed to create scholarship. Please try again.',
      delivery: 'unknown',
    });
  });

  it('after an unexpected client error, createScholarshipMutation fails with a generic message and reports the delivery as unknown', async () => {
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

  it('createScholarshipMutation invalidates the scholarship list if the scholarship was, or may have been, created', async () => {
    expect(await isListOutOfDate({})).toBe(true);
    expect(await isListOutOfDate({ 'scholarships.create': broken })).toBe(true);
  });

  it('createScholarshipMutation does not invalidate the scholarship list after a clear refusal', async () => {
    expect(await isListOutOfDate({ 'scholarships.create': json({}, 403) })).toBe(false);
  });
});
