import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { organizationErrors } from '#contract/errors/organization.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import { type Answer, asUsual, broken, inTurn, json } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { isSessionLost } from '#shared/api/api-error.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import type { Decision } from './applicant.ts';
import { decisionMutation, decisionsKey, reviewStates } from './decision-mutation.ts';
import { reviewedScholarshipQuery } from './organization-queries.ts';
import { storedScholarships } from './stored-scholarships-store.ts';
import { unsavedDecisions } from './unsaved-decisions-store.ts';

const SIGN_IN = { to: '/auth/login', search: {} } as const;
const stem = aScholarship({
  id: 'stem',
  applications: [
    { id: 'a1', studentId: 's1', status: 'PENDING' },
    { id: 'a2', studentId: 's2', status: 'REJECTED' },
  ],
});
const list = { readAt: Date.UTC(2026, 10, 21, 6), scholarships: [stem] };

const fails = () => new Response('', { status: 500 });
const refuses = json({ error: 'Only the organization decides.' }, 403);
const failed = organizationErrors['applicant-review-failed'];

/** Releases the response that `held` delays. The response confirms the decision. */
let answerHeld: () => void = () => {};
const held: Answer = () =>
  new Promise((resolve) => {
    answerHeld = () => resolve(Response.json(anApplication({ id: 'a1', status: 'ACCEPTED' })));
  });

/**
 * Sets up a device with one stored scholarship, and a server that responds to each decision with
 * the next of the given answers.
 */
function createDecisions(...answers: Answer[]) {
  const area = memoryArea();
  const queryClient = new QueryClient();
  const { api, calls } = createMockApi({
    as: 'organization',
    records: {
      scholarships: [aScholarship({ id: 'stem' })],
      applications: ['a1', 'a2'].map((id) => anApplication({ id, scholarshipId: 'stem' })),
    },
    answers: { 'applications.updateStatus': inTurn(...answers, asUsual) },
  });
  const store = storedScholarships('user_1', () => area);
  store.writeList(list);
  const { queryKey } = reviewedScholarshipQuery(api, 'user_1', 'stem');
  queryClient.setQueryData(queryKey, stem);
  const options = decisionMutation({ api, queryClient, ownerId: 'user_1', getStorage: () => area });
  const observer = new MutationObserver(queryClient, options);

  return {
    area,
    queryClient,
    sent: () => calls.map(({ path, body }) => `${path} ${(body as { status: string }).status}`),
    decide: (to: Decision) =>
      observer
        .mutate({ scholarshipId: 'stem', applicationId: 'a1', to, from: 'PENDING', name: 'Asha' })
        .catch(() => {}),
    queryKey,
    /** Returns an application's status in the cache and in this device's storage. */
    statuses: (id = 'a1') =>
      [queryClient.getQueryData(queryKey), store.read(list.readAt)?.scholarships?.[0]].map(
        (one) => one?.applications?.find((application) => application.id === id)?.status,
      ),
    unsaved: () =>
      unsavedDecisions('stem', { userId: 'user_1', local: () => area, session: () => area }).read(),
    state: () =>
      reviewStates(
        queryClient
          .getMutationCache()
          .findAll({ mutationKey: decisionsKey })
          .map((mutation) => mutation.state),
        (error) => (isSessionLost(error) ? SIGN_IN : null),
      ).get('a1'),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('[REV-01] [REV-02] until the server confirms a decision, the decision counts as unsaved and the application keeps its status', async () => {
  const { decide, statuses, state, sent, unsaved } = createDecisions(held);
  const done = decide('ACCEPTED');
  await expect.poll(sent).toEqual(['/api/applications/a1 ACCEPTED']);
  expect(statuses()).toEqual(['PENDING', 'PENDING']);
  expect(unsaved()).toEqual({ a1: 'ACCEPTED' });
  expect(state()).toMatchObject({ to: 'ACCEPTED', isSaving: true, failure: null });
  answerHeld();
  await done;
  expect(statuses()).toEqual(['ACCEPTED', 'ACCEPTED']);
  expect(statuses('a2')).toEqual(['REJECTED', 'REJECTED']);
  expect(unsaved()).toEqual({});
  expect(state()).toMatchObject({ to: 'ACCEPTED', isSaving: false, failure: null });
});

it('[REV-01] if the review is still loading when a decision is saved, the review reloads and keeps the decision', async () => {
  const { decide, sent, queryClient, queryKey, statuses } = createDecisions(held);
  const done = decide('ACCEPTED');
  await expect.poll(sent).toHaveLength(1);
  const read = vi.fn(
    ({ signal }: { readonly signal: AbortSignal }) =>
      new Promise<typeof stem>((_, reject) => signal.addEventListener('abort', reject)),
  );
  const stop = new QueryObserver(queryClient, { queryKey, queryFn: read }).subscribe(() => {});
  expect(read).toHaveBeenCalledTimes(1);
  answerHeld();
  await done;
  expect(read).toHaveBeenCalledTimes(2);
  expect(statuses()).toEqual(['ACCEPTED', 'ACCEPTED']);
  stop();
});

it('[REV-01] if the scholarship list is still loading when a decision is saved, the list reloads', async () => {
  const { decide, sent, queryClient } = createDecisions(held);
  const done = decide('ACCEPTED');
  await expect.poll(sent).toHaveLength(1);
  const read = vi.fn(
    ({ signal }: { readonly signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', reject)),
  );
  const list = new QueryObserver(queryClient, { queryKey: scholarshipsKey, queryFn: read });
  const stop = list.subscribe(() => {});
  expect(read).toHaveBeenCalledTimes(1);
  answerHeld();
  await done;
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

it.each([
  ['fails', fails, { failure: failed, signIn: null }],
  ['refuses the decision', refuses, { failure: 'Only the organization decides.', signIn: null }],
  ['cannot be reached', broken, { failure: failed, signIn: null }],
  ['sends an invalid response without saving the decision', json(''), { failure: failed, signIn: null }],
  ['asks the user to sign in', json({ error: 'Sign in.' }, 401), { failure: 'Sign in.', signIn: SIGN_IN }],
])(
  '[REV-02] [SAFE-04] if the server %s, the application keeps its status and the decision has an error message',
  async (_, answer, expected) => {
    const { decide, statuses, state, unsaved } = createDecisions(answer);
    await decide('ACCEPTED');
    expect(statuses()).toEqual(['PENDING', 'PENDING']);
    expect(unsaved()).toEqual({ a1: 'ACCEPTED' });
    expect(state()).toMatchObject({ to: 'ACCEPTED', isSaving: false, ...expected });
  },
);

it('[AUTH-07] a decision confirmed after sign-out is not stored, and does not change the next organization’s stored scholarships', async () => {
  const { area, queryClient, decide, sent } = createDecisions(held);
  const done = decide('ACCEPTED');
  await expect.poll(sent).toHaveLength(1);
  queryClient.clear();
  area.entries.clear();
  storedScholarships('user_2', () => area).writeList(list);
  const before = [...area.entries];
  answerHeld();
  await done;
  expect([...area.entries]).toEqual(before);
});

it('[REV-02] two decisions on an application are sent one after the other, and the second stays unsaved until the server confirms it', async () => {
  const { decide, sent, unsaved } = createDecisions(held);
  const both = Promise.all([decide('ACCEPTED'), decide('PENDING')]);
  await expect.poll(sent).toEqual(['/api/applications/a1 ACCEPTED']);
  expect(unsaved()).toEqual({ a1: 'PENDING' });
  answerHeld();
  await both;
  expect(unsaved()).toEqual({});
  expect(sent()).toEqual(['/api/applications/a1 ACCEPTED', '/api/applications/a1 PENDING']);
});

it.each([
  ['both arrive', [asUsual, asUsual], 'PENDING'],
  ['the first one fails', [fails, asUsual], 'PENDING'],
  ['the server returns another status', [asUsual, json({ id: 'a1', status: 'WAITLISTED' })], 'WAITLISTED'],
  ['the second one fails', [asUsual, fails], 'ACCEPTED'],
  ['both fail', [fails, fails], 'PENDING'],
])(
  '[REV-02] after two decisions on an application, if %s, the application shows the server’s status',
  async (_, answers, end) => {
    const { decide, statuses } = createDecisions(...answers);
    await Promise.all([decide('ACCEPTED'), decide('PENDING')]);
    expect(statuses()).toEqual([end, end]);
  },
);
