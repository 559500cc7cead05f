import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { organizationErrors } from '#contract/errors/organization.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import { type Answer, asUsual, broken, inTurn, json } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { isSessionLost } from '#shared/api/api-error.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { analyticsQuery } from './analytics-queries.ts';
import { analyticsStore } from './analytics-store.ts';
import type { Decision } from './applicant.ts';
import { decide, reviewFailureText, reviewKey, reviewStates } from './applicant-review-mutation.ts';

const SIGN_IN = { to: '/auth/login', search: {} } as const;
const list = {
  readAt: Date.UTC(2026, 10, 21, 6),
  scholarships: [
    aScholarship({
      id: 'stem',
      organizationId: 'user_1',
      applications: [
        { id: 'a1', studentId: 's1', status: 'PENDING' },
        { id: 'a2', studentId: 's2', status: 'REJECTED' },
      ],
    }),
  ],
};

const fails = () => new Response('', { status: 500 });
const refuses = json({ error: 'Only the organization decides.' }, 403);
const ended = json({ error: 'Please sign in.' }, 401);
const nonsense = json('no application');

/** Answers that the decision is saved, when it is told to. */
let answerHeld: () => void = () => {};
const held: Answer = () =>
  new Promise((resolve) => {
    answerHeld = () => resolve(Response.json(anApplication({ id: 'a1', status: 'ACCEPTED' })));
  });

/** An organization's device with one scholarship on it, and a server that answers decisions in turn. */
function createReview(...answers: Answer[]) {
  const area = memoryArea();
  const queryClient = new QueryClient();
  const { api, calls } = createMockApi({
    as: 'organization',
    records: {
      scholarships: [aScholarship({ id: 'stem' })],
      applications: [
        anApplication({ id: 'a1', scholarshipId: 'stem' }),
        anApplication({ id: 'a2', scholarshipId: 'stem' }),
      ],
    },
    answers: { 'applications.updateStatus': inTurn(...answers, asUsual) },
  });
  const input = { api, queryClient, owner: 'user_1', getStorage: () => area };
  const store = analyticsStore('user_1', () => area);
  store.write(list);
  const { queryKey } = analyticsQuery('user_1');
  queryClient.setQueryData(queryKey, list);

  return {
    area,
    queryClient,
    sent: () =>
      calls.map(({ method, path, body }) => `${method} ${path} ${(body as { status: string }).status}`),
    decide: (to: Decision, applicationId = 'a1') =>
      decide(input, { applicationId, to, from: 'PENDING', name: 'Asha' }),
    /** The status of an application on the screen, and on the device. */
    statuses: (id = 'a1') => [
      queryClient.getQueryData(queryKey)?.scholarships[0]?.applications?.find((one) => one.id === id)?.status,
      store.statusOf(id),
    ],
    state: (id = 'a1') => {
      const mutations = queryClient.getMutationCache().findAll({ mutationKey: reviewKey });
      const signInFor = (error: unknown) => (isSessionLost(error) ? SIGN_IN : null);
      return reviewStates(
        mutations.map((mutation) => mutation.state),
        signInFor,
      ).get(id);
    },
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('[REV-01] a decision about an application', () => {
  it('shows at once, and is stored when the server has answered', async () => {
    const { decide, statuses, state, sent } = createReview(held);
    const done = decide('ACCEPTED');
    await expect.poll(sent).toEqual(['PATCH /api/applications/a1 ACCEPTED']);
    expect(statuses()).toEqual(['ACCEPTED', 'PENDING']);
    expect(state()).toMatchObject({ to: 'ACCEPTED', isSaving: true, failure: null });
    answerHeld();
    await done;
    expect(statuses()).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(statuses('a2')).toEqual(['REJECTED', 'REJECTED']);
    expect(state()).toMatchObject({ to: 'ACCEPTED', isSaving: false, failure: null });
  });

  it('has a list that is being read meanwhile read again, because it may be older', async () => {
    const { decide, sent, queryClient } = createReview(held);
    const done = decide('ACCEPTED');
    await expect.poll(sent).toHaveLength(1);
    const read = vi.fn(
      ({ signal }: { readonly signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', reject)),
    );
    const stop = new QueryObserver(queryClient, { queryKey: scholarshipsKey, queryFn: read }).subscribe(
      () => {},
    );
    expect(read).toHaveBeenCalledTimes(1);
    answerHeld();
    await done;
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('shows the status that the server answers, even when it is not the one sent', async () => {
    const { decide, statuses } = createReview(json({ id: 'a1', status: 'WAITLISTED' }));
    await decide('ACCEPTED');
    expect(statuses()).toEqual(['WAITLISTED', 'WAITLISTED']);
  });
});

describe('[REV-02] a decision that is not saved', () => {
  it.each([
    ['fails', fails, organizationErrors['applicant-review-failed']],
    ['refuses', refuses, 'Only the organization decides.'],
    ['cannot be reached', broken, organizationErrors['applicant-review-failed']],
    ['answers nonsense', nonsense, organizationErrors['applicant-review-unknown']],
  ])('is put back, and says why, where the server %s', async (_, answer, failure) => {
    const { decide, statuses, state } = createReview(answer);
    await decide('ACCEPTED');
    expect(statuses()).toEqual(['PENDING', 'PENDING']);
    expect(state()).toMatchObject({ to: 'ACCEPTED', isSaving: false, failure, signIn: null });
  });

  it('[SAFE-04] leads to sign-in where the session has ended', async () => {
    const { decide, statuses, state } = createReview(ended);
    await decide('ACCEPTED');
    expect(statuses()).toEqual(['PENDING', 'PENDING']);
    expect(state()).toMatchObject({ signIn: SIGN_IN });
  });
});

it('[AUTH-07] a decision that is answered after the sign-out stores nothing, and leaves the next organization’s figures', async () => {
  const { area, queryClient, decide, sent } = createReview(held);
  const done = decide('ACCEPTED');
  await expect.poll(sent).toHaveLength(1);
  queryClient.clear();
  area.entries.clear();
  analyticsStore('user_2', () => area).write(list);
  const before = [...area.entries];
  answerHeld();
  await done;
  expect([...area.entries]).toEqual(before);
});

describe('[REV-02] two decisions about one application', () => {
  it('travel one after the other, and the last one shows meanwhile', async () => {
    const { decide, sent, statuses } = createReview(held);
    const both = Promise.all([decide('ACCEPTED'), decide('PENDING')]);
    await expect.poll(sent).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent()).toEqual(['PATCH /api/applications/a1 ACCEPTED']);
    expect(statuses()).toEqual(['PENDING', 'PENDING']);
    answerHeld();
    await both;
    expect(sent()).toEqual(['PATCH /api/applications/a1 ACCEPTED', 'PATCH /api/applications/a1 PENDING']);
  });

  it.each([
    ['both arrive', [asUsual, asUsual], 'PENDING'],
    ['the first one fails', [fails, asUsual], 'PENDING'],
    ['the second one fails', [asUsual, fails], 'ACCEPTED'],
    ['both fail', [fails, fails], 'PENDING'],
  ])('end where the server ends: %s', async (_, answers, end) => {
    const { decide, statuses } = createReview(...answers);
    await Promise.all([decide('ACCEPTED'), decide('PENDING')]);
    expect(statuses()).toEqual([end, end]);
  });
});

describe('[REV-02] why a decision was not saved', () => {
  it('is reported with the server’s message where there is one, else with the catalogue’s text', () => {
    expect(reviewFailureText({ kind: 'http', status: 403, message: 'Not yours.' })).toBe('Not yours.');
    expect(reviewFailureText({ kind: 'http', status: 500 })).toBe(
      organizationErrors['applicant-review-failed'],
    );
    expect(reviewFailureText({ kind: 'network' })).toBe(organizationErrors['applicant-review-failed']);
    expect(reviewFailureText({ kind: 'timeout' })).toBe(organizationErrors['applicant-review-unknown']);
    expect(reviewFailureText({ kind: 'contract', issues: [] })).toBe(
      organizationErrors['applicant-review-unknown'],
    );
  });
});
