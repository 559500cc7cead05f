import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { organizationErrors } from '#contract/errors/organization.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import { type Answer, asUsual, broken, inTurn, json } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { isSessionLost } from '#shared/api/api-error.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createFakeSession } from '#shared/session/fake-session.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { ORGANIZATION_SCHOLARSHIPS_KEY as KEY } from '#shared/store/ownerless-keys.ts';
import { allScholarships, type Decision, readAnalytics, writeAnalytics } from './analytics-record.ts';
import { analyticsQuery, storeFirst } from './analytics-store.ts';
import { decide, reviewFailureText, reviewKey, reviewStates } from './applicant-review-mutation.ts';
import { recordOf } from './record-from-server.ts';

const SIGN_IN = { to: '/auth/login', search: {} } as const;
const NOW = Date.UTC(2026, 10, 21, 6);
const scholarship = aScholarship({
  id: 'stem',
  organizationId: 'user_1',
  applications: [
    { id: 'a1', studentId: 's1', status: 'PENDING' },
    { id: 'a2', studentId: 's2', status: 'REJECTED' },
  ],
});

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
  let isFull = false;
  const getStorage = () => (isFull ? memoryArea('full') : area);
  const queryClient = new QueryClient();
  const session = createFakeSession({ status: 'signed-in', user: { id: 'user_1', role: 'ORGANIZATION' } });
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
  const sent = () =>
    calls.map(({ method, path, body }) => `${method} ${path} ${(body as { status: string }).status}`);
  const place = { queryClient, owner: 'user_1', getStorage };
  const own = { current: [scholarship], upcoming: [], past: [] };
  storeFirst(place, [recordOf(own, { owner: 'user_1', time: NOW, earlier: null })]);

  const decideOn = (to: Decision, applicationId = 'a1') =>
    decide({ ...place, api, session }, { applicationId, to });
  /** The status of an application on the device. */
  const stored = (id = 'a1') => {
    const reading = readAnalytics(area.entries.get(KEY) ?? '', 'user_1');
    const kept = reading.kind === 'found' ? allScholarships(reading.record) : [];
    return kept
      .flatMap(({ applicantDetails }) => applicantDetails)
      .find(({ applicationId }) => applicationId === id)?.decision;
  };
  const state = (id = 'a1') => {
    const mutations = queryClient.getMutationCache().findAll({ mutationKey: reviewKey });
    const signInFor = (error: unknown) => (isSessionLost(error) ? SIGN_IN : null);
    return reviewStates(
      mutations.map((mutation) => mutation.state),
      signInFor,
    ).get(id);
  };
  const shown = () =>
    queryClient.getQueryData(analyticsQuery('user_1').queryKey)?.current[0]?.applicantDetails[0]?.decision;
  let lists = 0;
  /** A screen reads the list of scholarships, and gets no answer. @returns what closes the screen */
  const readList = () =>
    new QueryObserver(queryClient, {
      queryKey: scholarshipsKey,
      queryFn: ({ signal }) => {
        lists += 1;
        return new Promise((_, reject) => signal.addEventListener('abort', reject));
      },
    }).subscribe(() => {});
  const fillUp = () => {
    isFull = true;
  };
  /** Another organization signs in on the page, and its dashboard stores its figures. */
  const takeOver = () => {
    queryClient.clear();
    session.signIn({ id: 'user_2', role: 'ORGANIZATION' });
    const figures = recordOf(
      { current: [], upcoming: [], past: [] },
      { owner: 'user_2', time: NOW, earlier: null },
    );
    area.setItem(KEY, writeAnalytics(figures));
  };
  return {
    area,
    session,
    decide: decideOn,
    stored,
    state,
    sent,
    shown,
    readList,
    lists: () => lists,
    fillUp,
    takeOver,
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[ORG-16] a decision about an application', () => {
  it('travels as a change of its status; nothing but its state says so until the server has answered', async () => {
    const { decide, stored, shown, state, sent } = createReview(held);
    const done = decide('ACCEPTED');
    await expect.poll(sent).toEqual(['PATCH /api/applications/a1 ACCEPTED']);
    expect([shown(), stored()]).toEqual(['PENDING', 'PENDING']);
    expect(state()).toEqual({ to: 'ACCEPTED', isSaving: true, failure: null, signIn: null });
    answerHeld();
    await done;
    expect([shown(), stored()]).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(stored('a2')).toBe('REJECTED');
    expect(state()).toEqual({ to: 'ACCEPTED', isSaving: false, failure: null, signIn: null });
  });

  it('has a list that is being read meanwhile read anew, because it may be older', async () => {
    const { decide, sent, readList, lists } = createReview(held);
    const done = decide('ACCEPTED');
    await expect.poll(sent).toHaveLength(1);
    const stop = readList();
    expect(lists()).toBe(1);
    answerHeld();
    await done;
    expect(lists()).toBe(2);
    stop();
  });

  it('is sent once where its button is pressed twice', async () => {
    const { decide, stored, sent } = createReview();
    await Promise.all([decide('ACCEPTED'), decide('ACCEPTED')]);
    expect(sent()).toEqual(['PATCH /api/applications/a1 ACCEPTED']);
    expect(stored()).toBe('ACCEPTED');
  });

  it('can be taken back', async () => {
    const { decide, stored, sent } = createReview();
    await decide('REJECTED');
    await decide('PENDING');
    expect(sent()).toEqual(['PATCH /api/applications/a1 REJECTED', 'PATCH /api/applications/a1 PENDING']);
    expect(stored()).toBe('PENDING');
  });

  it.each([
    ['fails', fails, organizationErrors['applicant-review-failed']],
    ['refuses', refuses, 'Only the organization decides.'],
    ['cannot be reached', broken, organizationErrors['applicant-review-failed']],
    ['answers nonsense', nonsense, organizationErrors['applicant-review-unknown']],
  ])('is put back, and said to be, where the server %s', async (_, answer, text) => {
    const { decide, stored, state } = createReview(answer);
    await decide('ACCEPTED');
    expect(stored()).toBe('PENDING');
    expect(state()).toEqual({ to: 'ACCEPTED', isSaving: false, failure: text, signIn: null });
  });

  it('[SAFE-04] that meets the end of the session leads to sign-in', async () => {
    const { decide, stored, state } = createReview(ended);
    await decide('ACCEPTED');
    expect(stored()).toBe('PENDING');
    expect(state()).toMatchObject({ signIn: SIGN_IN });
  });

  it('shows on a device that has no room for it, too', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { decide, shown, fillUp } = createReview();
    fillUp();
    await decide('ACCEPTED');
    expect(shown()).toBe('ACCEPTED');
    expect(console.warn).toHaveBeenCalledWith('The analytics could not be kept on this device.');
  });

  it('shows the status that the server answers, even when it is not the one sent', async () => {
    const { decide, stored } = createReview(json({ id: 'a1', status: 'WAITLISTED' }));
    await decide('ACCEPTED');
    expect(stored()).toBe('WAITLISTED');
  });
});

describe('[AUTH-07] a decision that is answered once its organization has gone', () => {
  it('leaves alone what another organization has stored', async () => {
    const { area, decide, sent, takeOver } = createReview(held);
    const done = decide('ACCEPTED');
    await expect.poll(sent).toHaveLength(1);
    takeOver();
    const figures = area.entries.get(KEY);
    answerHeld();
    await done;
    expect(area.entries.get(KEY)).toBe(figures);
  });

  it('stores nothing that was forgotten', async () => {
    const { area, session, decide, sent } = createReview(held);
    const done = decide('ACCEPTED');
    await expect.poll(sent).toHaveLength(1);
    session.settleSignedOut();
    area.entries.clear();
    answerHeld();
    await done;
    expect([...area.entries]).toEqual([]);
  });
});

describe('[REV-02] two decisions about one application', () => {
  it('travel one after the other, however long the first answer takes', async () => {
    const { decide, sent } = createReview(held);
    const both = Promise.all([decide('ACCEPTED'), decide('PENDING')]);
    await expect.poll(sent).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent()).toEqual(['PATCH /api/applications/a1 ACCEPTED']);
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
    const { decide, stored } = createReview(...answers);
    await Promise.all([decide('ACCEPTED'), decide('PENDING')]);
    expect(stored()).toBe(end);
  });

  it('do not flicker through an earlier one’s failure', async () => {
    const { decide, stored } = createReview(fails, fails, asUsual);
    await Promise.all([decide('ACCEPTED'), decide('PENDING'), decide('ACCEPTED')]);
    expect(stored()).toBe('ACCEPTED');
  });
});

describe('[ORG-16] why a decision was not saved', () => {
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
