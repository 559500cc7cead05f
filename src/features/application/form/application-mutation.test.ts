import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  type Answers,
  asUsual,
  broken,
  json,
  listWith,
  takenBut,
  unanswered,
} from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { deliveryOf } from '#shared/api/create-once.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { applicationsKey } from '#shared/query/own-applications-query.ts';
import { sendApplicationMutation } from './application-mutation.ts';
import { submissionFailureOf } from './submission-failure.ts';

const {
  id: _,
  createdAt: __,
  status: ___,
  ...application
} = anApplication({
  scholarshipReason: `## Why I need this scholarship\n\n${'A'.repeat(100)}\n\n## Why I am a perfect fit\n\n${'B'.repeat(100)}`,
  otherScholarships: true,
});

/** A mock server with one scholarship and the given applications. */
const server = (answers: Answers = {}, ...applications: ReturnType<typeof anApplication>[]) =>
  createMockApi({ answers, records: { scholarships: [aScholarship()], applications } });
const create = (answer: Answer): Answers => ({ 'applications.create': answer });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs the mutation the way a page does. */
async function run(api: ReturnType<typeof server>['api']) {
  const queryClient = new QueryClient();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const onSent = vi.fn();
  const { studentId, scholarshipId } = application;
  const options = sendApplicationMutation({ api, queryClient, studentId, scholarshipId, onSent });
  const sending = queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute({ whyNeed: 'A'.repeat(100), whyFit: 'B'.repeat(100), otherScholarships: true })
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

async function outcomeOf(...on: Parameters<typeof server>) {
  const { api, calls } = server(...on);
  return { outcome: (await run(api)).outcome, calls };
}

describe('sendApplicationMutation', () => {
  it.each([
    ['the bare id', json({ id: 'app_1' }, 201)],
    ['the record under `data`', json({ data: { id: 'app_1' } }, 201)],
    ['the mock’s own response', asUsual],
  ])('[APP-06] an application counts as sent after a 201 response with %s', async (_, answer) => {
    const { outcome, calls } = await outcomeOf(create(answer));
    expect(outcome).toEqual({ kind: 'sent' });
    expect(calls).toEqual([{ method: 'POST', path: '/api/applications', body: application }]);
  });

  it.each([400, 401, 403, 404, 409, 422, 500, 503])(
    '[APP-13] sendApplicationMutation treats a %d response as a clear refusal, and does not retry',
    async (status) => {
      const { outcome, calls } = await outcomeOf(create(json({}, status)));
      expect(outcome).toMatchObject({ kind: 'failed', delivery: 'answered' });
      expect(calls).toHaveLength(1);
    },
  );

  it.each([
    ['a timeout', unanswered, 'application-unexpected'],
    ['a success response without an id', json({ received: true }, 201), 'application-unexpected'],
    ['a success status other than 201', json({ id: 'app_1' }), 'application-unexpected'],
    ['a broken connection', broken, 'application-network'],
    ['a 504 response', json({}, 504), 'application-other-plain'],
  ])(
    '[APP-12] after %s, the student’s list of applications determines whether the new application counts as sent',
    async (_, answer, errorId) => {
      const notThere = await outcomeOf(create(answer), anApplication({ scholarshipId: 'sch_2' }));
      expect(notThere.outcome).toMatchObject({
        kind: 'failed',
        delivery: 'not-delivered',
        failure: { errorId },
      });
      expect(notThere.calls.map(({ method }) => method)).toEqual(['POST', 'GET']);

      expect((await outcomeOf(create(takenBut(answer)))).outcome).toEqual({ kind: 'sent' });
      const unknown = { ...create(answer), 'applications.byStudent': broken };
      expect((await outcomeOf(unknown)).outcome).toMatchObject({
        kind: 'failed',
        delivery: 'unknown',
        failure: { errorId },
      });
    },
  );

  it('[APP-12] an application counts as sent even if the server also returns another student’s unreadable application', async () => {
    const unreadable = { ...anApplication({ studentId: 'user_2' }), scholarshipReason: 1 };
    const answers = { ...create(takenBut(broken)), 'applications.byStudent': listWith(unreadable) };
    expect((await outcomeOf(answers)).outcome).toEqual({ kind: 'sent' });
  });

  it('[APP-12] sendApplicationMutation reports an unknown outcome if the student’s list of applications contains an unreadable record', async () => {
    const unreadable = { ...anApplication(), scholarshipReason: 1 };
    const answers = { ...create(broken), 'applications.byStudent': listWith(unreadable) };
    const other = anApplication({ scholarshipId: 'sch_2' });
    const { outcome, calls } = await outcomeOf(answers, other);
    expect(outcome).toMatchObject({ kind: 'failed', delivery: 'unknown' });
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('sendApplicationMutation reports a generic error if the client throws an exception', async () => {
    const fault = () => Promise.reject(new Error('a fault of our own'));
    const { outcome } = await run({ call: fault, wouldSend: fault });
    expect(outcome).toMatchObject({ failure: { errorId: 'application-unexpected' }, delivery: 'unknown' });
  });

  it('sending an application invalidates the cached scholarships and the student’s cached applications', async () => {
    const { onSent, keys } = await run(server().api);
    expect(onSent).toHaveBeenCalledOnce();
    expect(keys).toEqual([['scholarships'], applicationsKey]);
  });

  it('[APP-13] sendApplicationMutation invalidates no queries after a failure, and does not report the application as sent', async () => {
    const { onSent, keys } = await run(server(create(json({}, 500))).api);
    expect(onSent).not.toHaveBeenCalled();
    expect(keys).toEqual([]);
  });
});
