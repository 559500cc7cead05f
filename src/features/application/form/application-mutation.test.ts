import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '#shared/api/api-client.ts';
import { deliveryOf } from '#shared/api/create-once.ts';
import { applicationsKey, fetchOwnApplications } from '#shared/applications/own-applications-query.ts';
import { sendApplicationMutation } from './application-mutation.ts';
import { submissionFailureOf } from './submission-failure.ts';

const application = {
  studentId: 'user_1',
  scholarshipId: 'sch_1',
  scholarshipReason: '## Why I need this scholarship\n\nA\n\n## Why I am a perfect fit\n\nB',
  otherScholarships: true,
};
const mine = { id: 'app_1', studentId: 'user_1', scholarshipId: 'sch_1' };

type Answer = () => Response | Promise<Response>;
const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });
const dead: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const never: Answer = () => new Promise<Response>(() => {});

function server(create: Answer, list: Answer = json([])) {
  const calls: { method: string; path: string; body: unknown; bearer: string | null }[] = [];
  const api = createApiClient({
    baseUrl: 'https://api.example/api',
    bearer: async () => 'token',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      calls.push({
        method: request.method,
        path: new URL(request.url).pathname,
        body: request.method === 'POST' ? await request.json() : null,
        bearer: request.headers.get('authorization'),
      });
      return request.method === 'POST' ? create() : list();
    },
  });
  return { api, calls };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs the mutation as a screen does. */
async function run(api: ReturnType<typeof server>['api']) {
  const queryClient = new QueryClient();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const onSent = vi.fn();
  const options = sendApplicationMutation({ api, queryClient, onSent });
  const sending = queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute(application)
    .then(
      () => ({ kind: 'sent' }),
      (error: unknown) => ({
        kind: 'failed',
        failure: submissionFailureOf(error),
        delivery: deliveryOf(error),
      }),
    );
  await vi.runAllTimersAsync();
  const outcome = await sending;
  return { outcome, onSent, keys: invalidate.mock.calls.map(([filters]) => filters?.queryKey) };
}

async function outcomeOf(create: Answer, list?: Answer) {
  const { api, calls } = server(create, list);
  return { outcome: (await run(api)).outcome, calls };
}

describe('sendApplicationMutation', () => {
  it.each([{ id: 'app_1' }, { data: { id: 'app_1' } }])('[APP-06] a 201 with %j is success', async (body) => {
    const { outcome, calls } = await outcomeOf(json(body, 201));
    expect(outcome).toEqual({ kind: 'sent' });
    expect(calls).toEqual([
      { method: 'POST', path: '/api/applications', body: application, bearer: 'Bearer token' },
    ]);
  });

  it.each([400, 401, 403, 404, 409, 422, 500, 503])(
    '[APP-13] a %d is a clear refusal, and nothing is sent twice',
    async (status) => {
      const { outcome, calls } = await outcomeOf(json({}, status));
      expect(outcome).toMatchObject({ kind: 'failed', delivery: 'answered' });
      expect(calls).toHaveLength(1);
    },
  );

  it.each([
    ['a time-out', never, 'application-unexpected'],
    ['a success without an id', json({ received: true }, 201), 'application-unexpected'],
    ['another success than 201', json({ id: 'app_1' }), 'application-unexpected'],
    ['a dead line', dead, 'application-network'],
    ['a proxy that got no answer', json({}, 504), 'application-other-plain'],
  ])('[APP-12] after %s it looks before it says that it failed', async (_, create, errorId) => {
    const notThere = await outcomeOf(create, json([{ ...mine, scholarshipId: 'sch_2' }]));
    expect(notThere.outcome).toMatchObject({
      kind: 'failed',
      delivery: 'not-delivered',
      failure: { errorId },
    });
    expect(notThere.calls.map(({ method }) => method)).toEqual(['POST', 'GET']);

    expect((await outcomeOf(create, json([mine]))).outcome).toEqual({ kind: 'sent' });
    expect((await outcomeOf(create, dead)).outcome).toMatchObject({
      kind: 'failed',
      delivery: 'unknown',
      failure: { errorId },
    });
  });

  it('does not take another student’s application for this one', async () => {
    const { outcome } = await outcomeOf(
      never,
      json([
        { ...mine, studentId: 'user_2' },
        { ...mine, studentId: null },
      ]),
    );
    expect(outcome).toMatchObject({ delivery: 'not-delivered' });
  });

  it('has words for a fault of our own', async () => {
    const { outcome } = await run({ call: () => Promise.reject(new Error('a fault of our own')) });
    expect(outcome).toMatchObject({ failure: { errorId: 'application-unexpected' }, delivery: 'unknown' });
  });

  it('reads counts and lists anew after success', async () => {
    const { onSent, keys } = await run(server(json({ id: 'app_1' }, 201)).api);
    expect(onSent).toHaveBeenCalledOnce();
    expect(keys).toEqual([['scholarships'], applicationsKey]);
  });

  it('[APP-13] leaves everything as it is after a failure', async () => {
    const { onSent, keys } = await run(server(json({}, 500)).api);
    expect(onSent).not.toHaveBeenCalled();
    expect(keys).toEqual([]);
  });
});

describe('fetchOwnApplications', () => {
  it('takes a 404 for an empty list, and other refusals for failures', async () => {
    expect(await fetchOwnApplications(server(dead, json({}, 404)).api, 'user_1')).toEqual([]);
    await expect(fetchOwnApplications(server(dead, json({}, 403)).api, 'user_1')).rejects.toThrow('HTTP 403');
  });
});
