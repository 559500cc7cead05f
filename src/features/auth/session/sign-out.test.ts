import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionUnreachableError } from '#shared/ports/session.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { onSignOut, type SignOutNotice } from '#shared/session/sign-out-channel.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { signOutQuestion } from './drafts-question.ts';
import { createSignOut } from './sign-out.ts';

const DRAFT = 'eduempower.student-draft.user_test';

/** Opens a page as a signed-in user. `steps` lists the effects of signing out, in order. */
function onAPage({ leaves = true } = {}) {
  const steps: string[] = [];
  const session = createFakeSession({ status: 'signed-in' });
  session.subscribe(() => steps.push(session.getSnapshot().status));
  const queryClient = new QueryClient();
  queryClient.setQueryData(['students', 'user_test'], { fullName: 'Asha' });
  const input = {
    session,
    queryClient,
    leavePage: async ({ mayAsk }: { readonly mayAsk: boolean }) => {
      steps.push(leaves || !mayAsk ? 'left the page' : 'stayed on the page');
      return leaves || !mayAsk;
    },
    comeBack: () => void steps.push('came back'),
    goHome: async () => void steps.push('went home'),
  };
  return { input, steps, queryClient, signOut: createSignOut(input) };
}

async function answerWith(answer: 'keep' | 'delete' | 'stay') {
  await vi.waitFor(() => expect(signOutQuestion.getState().answer).not.toBeNull());
  signOutQuestion.getState().answer?.(answer);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryArea());
  vi.stubGlobal('sessionStorage', memoryArea());
  vi.stubGlobal('navigator', { onLine: true });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('signing out', () => {
  it('[AUTH-07] without drafts, sign-out leaves the page before it ends the session, and clears the query cache', async () => {
    const { signOut, steps, queryClient } = onAPage();
    await signOut();
    expect(steps).toEqual(['left the page', 'signed-out', 'went home']);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('[SAFE-04] sign-out keeps the session if the user stays to save changes', async () => {
    const { signOut, steps, input } = onAPage({ leaves: false });
    await signOut();
    expect(steps).toEqual(['stayed on the page']);
    expect(input.session.getSnapshot().status).toBe('signed-in');
  });

  it('[AUTH-07] sign-out asks only about drafts, not about the page’s form, and keeps the drafts on request', async () => {
    localStorage.setItem(DRAFT, 'mine');
    // With `leaves: false`, a question from the page's form would keep the user on the page.
    const { signOut, steps } = onAPage({ leaves: false });
    const done = signOut();
    await answerWith('keep');
    await done;
    expect(steps).toEqual(['left the page', 'signed-out', 'went home']);
    expect(localStorage.getItem(DRAFT)).toBe('mine');
  });

  it('[AUTH-07] sign-out deletes the user’s drafts on request, and notifies other tabs', async () => {
    const heard: SignOutNotice[] = [];
    const stop = onSignOut((notice) => heard.push(notice));
    localStorage.setItem(DRAFT, 'mine');
    sessionStorage.setItem(DRAFT, 'mine');
    localStorage.setItem('eduempower.student-draft.user_other', 'not mine');
    const { signOut } = onAPage();
    const done = signOut();
    await answerWith('delete');
    await done;
    expect(localStorage.getItem(DRAFT) ?? sessionStorage.getItem(DRAFT)).toBeNull();
    expect(localStorage.getItem('eduempower.student-draft.user_other')).toBe('not mine');
    await vi.waitFor(() => expect(heard).toEqual([{ userId: 'user_test', deletesDrafts: true }]));
    stop();
  });

  it('[SAFE-04] if the user cancels, sign-out changes neither the page nor the session', async () => {
    localStorage.setItem(DRAFT, 'mine');
    const { signOut, steps } = onAPage();
    const done = signOut();
    await answerWith('stay');
    await done;
    expect(steps).toEqual([]);
  });

  it('[AUTH-07] offline, sign-out keeps the user on the page and tells them to check their connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const toastError = vi.spyOn(toast, 'error').mockResolvedValue();
    const { signOut, steps } = onAPage();
    await signOut();
    expect(steps).toEqual([]);
    expect(toastError.mock.calls).toEqual([
      ['We couldn’t sign you out. Check your connection and try again.'],
    ]);
  });

  it.each([
    ['does not respond', new SessionUnreachableError('offline'), 'Check your connection and try again.'],
    ['refuses the request', new Error('HTTP 500'), 'Try again in a few minutes.'],
  ])(
    '[AUTH-07] if the sign-in service %s, the page opens again and a toast says what to do',
    async (_, reason, advice) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const toastError = vi.spyOn(toast, 'error').mockResolvedValue();
      const { input, steps } = onAPage();
      const session = { ...input.session, signOut: () => Promise.reject(reason) };
      await createSignOut({ ...input, session })();
      expect(steps).toEqual(['left the page', 'came back']);
      expect(toastError.mock.calls).toEqual([[`We couldn’t sign you out. ${advice}`]]);
    },
  );
});
