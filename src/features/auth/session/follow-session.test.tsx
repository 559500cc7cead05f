import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { droppedUser } from '#shared/session/dropped-user.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { announceSignOut, onSignOut } from '#shared/session/sign-out-channel.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { followSession } from './follow-session.ts';

const APPLICANTS = 'eduempower.organization-scholarships.user_test';
const SEEN = 'eduempower.seen-decisions.user_test';
const DRAFT = 'eduempower.student-draft.user_test';
const stops: (() => void)[] = [];

/** Opens a tab with `user_test` signed in, or with an unknown session if `settled` is false. */
function tab({ holdsForm = false, settled = true } = {}) {
  const session = createFakeSession(settled ? { status: 'signed-in' } : {});
  const queryClient = new QueryClient();
  const recheckPage = vi.fn(async () => {});
  const reload = vi.fn();
  const endCalls = vi.fn();
  queryClient.setQueryData(['students', 'user_test'], { fullName: 'Asha' });
  stops.push(
    followSession({
      session,
      queryClient,
      endCalls,
      recheckPage,
      reload,
      holdsForm: () => holdsForm,
      now: Date.now(),
    }),
  );
  return {
    session,
    queryClient,
    endCalls,
    recheckPage,
    reload,
    data: () => queryClient.getQueryData(['students', 'user_test']),
  };
}

/** Listens for sign-outs, as another tab would. */
function listen() {
  const heard = vi.fn();
  stops.push(onSignOut(heard));
  return heard;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryArea());
  vi.stubGlobal('sessionStorage', memoryArea());
  return () => {
    for (const stop of stops.splice(0)) stop();
  };
});

describe('a session that ends without a sign-out', () => {
  it('[AUTH-07] a tab leaves a guarded page and clears the user’s data when the session ends', async () => {
    const { session, recheckPage, endCalls, data } = tab();
    sessionStorage.setItem('eduempower.contact-draft.nobody', 'typed before signing in');
    localStorage.setItem(APPLICANTS, '{"current":[]}');
    localStorage.setItem(SEEN, '{}');
    localStorage.setItem('userRole', 'STUDENT');
    session.settleSignedOut();
    expect(endCalls).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
    expect(recheckPage).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(data()).toBeUndefined());
    expect(localStorage.getItem(APPLICANTS)).toBeNull();
    expect(localStorage.getItem(SEEN)).toBeNull();
    expect(localStorage.getItem('userRole')).toBeNull();
  });

  it('[AUTH-07] a tab sends no more writes for a user whose session has ended', async () => {
    const { session, queryClient, data } = tab();
    const sent: string[] = [];
    let answer = () => {};
    const send = (decision: string) =>
      queryClient
        .getMutationCache()
        .build(queryClient, {
          scope: { id: 'one after another' },
          mutationFn: async () => {
            sent.push(decision);
            await new Promise<void>((resolve) => {
              answer = resolve;
            });
          },
        })
        .execute(undefined);
    const first = send('ACCEPTED');
    void send('REJECTED');
    session.settleSignedOut();
    await vi.waitFor(() => expect(data()).toBeUndefined());
    session.signIn({ id: 'user_other' });
    answer();
    await first;
    // If the waiting write were still queued, it would be sent within this frame.
    await new Promise(requestAnimationFrame);
    expect(sent).toEqual(['ACCEPTED']);
  });

  it('[SAFE-04] a tab keeps its form open and its calls running when the session expires', () => {
    const { session, recheckPage, endCalls } = tab({ holdsForm: true });
    session.settleSignedOut();
    session.signIn();
    // Calls in flight must finish. Otherwise we wouldn't know whether the server received them.
    expect(endCalls).not.toHaveBeenCalled();
    expect(recheckPage).not.toHaveBeenCalled();
  });

  it('[AUTH-07] if another user signs in, a tab with a form ends its calls, clears its data and rechecks its page', () => {
    const { session, recheckPage, endCalls, data } = tab({ holdsForm: true });
    session.settleSignedOut();
    session.signIn({ id: 'user_other' });
    expect(endCalls).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
    expect(recheckPage).toHaveBeenCalledTimes(1);
    expect(data()).toBeUndefined();
  });

  it('a tab does not treat an unreachable sign-in service as a sign-out', () => {
    const { session } = tab({ settled: false });
    localStorage.setItem(APPLICANTS, '{"current":[]}');
    session.settleSignedOut({ kind: 'script' });
    expect(localStorage.getItem(APPLICANTS)).not.toBeNull();
  });
});

describe('applicants stored on the device', () => {
  it('[AUTH-07] if the session ended while the site was closed, a tab clears the stored applicants at the next visit', () => {
    localStorage.setItem(APPLICANTS, '{"current":[]}');
    tab({ settled: false }).session.settleSignedOut();
    expect(localStorage.getItem(APPLICANTS)).toBeNull();
  });

  it('[AUTH-07] a tab clears stored applicants when another user signs in, and keeps them for the same user', () => {
    tab();
    localStorage.setItem(APPLICANTS, '{"current":[]}');
    tab();
    expect(localStorage.getItem(APPLICANTS)).not.toBeNull();
    tab({ settled: false }).session.signIn({ id: 'user_other' });
    expect(localStorage.getItem(APPLICANTS)).toBeNull();
  });
});

describe('a sign-out in another tab', () => {
  it('[AUTH-07] a tab closes its form after a sign-out in another tab, whether the sign-out notice or the end of the session arrives first', async () => {
    const [first, second] = [tab({ holdsForm: true }), tab({ holdsForm: true })];
    first.session.settleSignedOut();
    announceSignOut({ userId: 'user_test', deletesDrafts: false });
    await vi.waitFor(() => expect(first.recheckPage).toHaveBeenCalledTimes(1));
    second.session.settleSignedOut();
    expect(second.recheckPage).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-07] a tab deletes its drafts if the user chose to delete them when signing out in another tab', async () => {
    const { session } = tab();
    const heard = listen();
    sessionStorage.setItem(DRAFT, 'mine');
    announceSignOut({ userId: 'user_test', deletesDrafts: true });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    session.settleSignedOut();
    await vi.waitFor(() => expect(sessionStorage.getItem(DRAFT)).toBeNull());
  });

  it('[AUTH-07] a tab deletes drafts even if the sign-out notice arrives after the session has ended', async () => {
    const { session, data } = tab();
    sessionStorage.setItem(DRAFT, 'mine');
    session.settleSignedOut();
    await vi.waitFor(() => expect(data()).toBeUndefined());
    announceSignOut({ userId: 'user_test', deletesDrafts: true });
    await vi.waitFor(() => expect(sessionStorage.getItem(DRAFT)).toBeNull());
  });

  it('[AUTH-07] a page restored from the back-forward cache reloads if the user has signed out in another tab', () => {
    const { reload } = tab();
    const goBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    goBack();
    expect(reload).not.toHaveBeenCalled();
    // A sign-out in another tab removes the stored visitor. The cached page receives no event.
    localStorage.removeItem('eduempower.visitor');
    goBack();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('[AUTH-07] a sign-out in another tab marks the user’s forms as dropped until the user signs in again', async () => {
    const { session } = tab();
    session.settleSignedOut();
    expect(droppedUser.getState().userId).toBeNull();
    announceSignOut({ userId: 'user_test', deletesDrafts: false });
    await vi.waitFor(() => expect(droppedUser.getState().userId).toBe('user_test'));
    session.signIn();
    expect(droppedUser.getState().userId).toBeNull();
  });

  it('a tab ignores the sign-out of another user in another tab', async () => {
    const { recheckPage } = tab({ holdsForm: true });
    const heard = listen();
    announceSignOut({ userId: 'user_other', deletesDrafts: true });
    sessionStorage.setItem(DRAFT, 'mine');
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(recheckPage).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(DRAFT)).toBe('mine');
  });
});

describe('a sign-in in another tab', () => {
  /** Simulates the event that this tab receives when a user signs in from another tab. */
  function signInElsewhere(userId: string) {
    localStorage.setItem('eduempower.visitor', userId);
    window.dispatchEvent(new StorageEvent('storage', { key: 'eduempower.visitor', newValue: userId }));
  }

  it('[AUTH-07] a tab with an expired session closes its form when another user signs in from another tab', () => {
    const { session, recheckPage, endCalls } = tab({ holdsForm: true });
    session.settleSignedOut();
    signInElsewhere('user_other');
    expect(endCalls).toHaveBeenCalledOnce();
    expect(recheckPage).toHaveBeenCalledOnce();
    expect(droppedUser.getState().userId).toBe('user_test');
  });

  it('[AUTH-07] if another user has already signed in from a second tab, the first tab closes its form when its session ends', () => {
    const { session, recheckPage } = tab({ holdsForm: true });
    signInElsewhere('user_other');
    expect(recheckPage).not.toHaveBeenCalled();
    session.settleSignedOut();
    expect(recheckPage).toHaveBeenCalledOnce();
  });

  it('[AUTH-07] a tab whose session ends keeps the stored id and role of a user who has signed in from another tab', () => {
    const { session } = tab();
    signInElsewhere('user_other');
    localStorage.setItem('userRole', 'ORGANIZATION');
    session.settleSignedOut();
    expect(localStorage.getItem('eduempower.visitor')).toBe('user_other');
    expect(localStorage.getItem('userRole')).toBe('ORGANIZATION');
  });

  it('[SAFE-04] a tab keeps its form when the same user signs in again from another tab', () => {
    const { session, recheckPage } = tab({ holdsForm: true });
    session.settleSignedOut();
    signInElsewhere('user_test');
    expect(recheckPage).not.toHaveBeenCalled();
  });

  it('[AUTH-07] when another user signs in from another tab, a public page clears the previous user’s form', () => {
    const { session } = tab();
    session.settleSignedOut();
    signInElsewhere('user_other');
    expect(droppedUser.getState().userId).toBe('user_test');
  });
});
