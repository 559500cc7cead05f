import type { SignOutNotice } from '#shared/session/sign-out-channel.ts';

/**
 * Tracks whose data this tab has. Each row lists a state, an event, the next state and the work to
 * do. Any other event changes nothing. A is the tab's user or, in `signed-out`, its last user. B is
 * any other user.
 *
 *     signed-out   session: A or B              → signed-in     –
 *                  sign-out notice              → signed-out    drop-forms
 *                  other tab: B signs in        → signed-out    drop-forms
 *     signed-in A  session: B                   → signed-in B   hand-over
 *                  session: none, on a form     → expired A     keep-form
 *                  session: none, elsewhere     → signed-out    leave
 *                  sign-out notice of A         → ending A      –
 *                  other tab: B signs in        → ending A      –
 *     ending A     session: A                   → signed-in A   –
 *                  session: B                   → signed-in B   hand-over
 *                  session: none                → signed-out    leave and drop forms
 *     expired A    session: A                   → signed-in A   –
 *                  session: B                   → signed-in B   hand-over
 *                  sign-out notice of A         → signed-out    leave and drop forms
 *                  other tab: B signs in        → signed-out    leave and drop forms
 *
 * `expired` keeps a form on the page, so that the user loses no text when a session ends without a
 * sign-out (SAFE-04). `ending` waits for the sign-in service, because another tab may learn that
 * the session has ended before this tab does. A sign-out notice of A that arrives in `ending` can
 * still request the deletion of A's drafts.
 */
export type TabSession =
  | { readonly state: 'signed-out'; readonly lastUserId: string | null }
  | { readonly state: 'signed-in'; readonly userId: string }
  | { readonly state: 'ending'; readonly userId: string; readonly deletesDrafts: boolean }
  | { readonly state: 'expired'; readonly userId: string };

export type TabSessionEvent =
  /** The sign-in service reports the signed-in user, or null if no user is signed in. */
  | { readonly type: 'session'; readonly userId: string | null; readonly holdsForm: boolean }
  /** A user has signed out in this tab or another. */
  | { readonly type: 'sign-out'; readonly notice: SignOutNotice }
  /** A user has signed in from another tab. */
  | { readonly type: 'other-tab'; readonly userId: string };

/** The work that the tab must do after an event (AUTH-07). */
export type SessionWork =
  /** Forget the chosen role and the redirect target. Keep the form and its data. */
  | { readonly kind: 'keep-form' }
  /**
   * Clear the user's data and leave a guarded page. On a public page, the form stays unless
   * `dropsForms` is true.
   */
  | {
      readonly kind: 'leave';
      readonly userId: string;
      readonly dropsForms: boolean;
      readonly deletesDrafts: boolean;
    }
  /** Clear the previous user's data, because this tab now belongs to another user. */
  | { readonly kind: 'hand-over' }
  /** Drop the user's forms on a page that everyone may open. */
  | { readonly kind: 'drop-forms'; readonly userId: string; readonly deletesDrafts: boolean };

export interface TabSessionStep {
  readonly session: TabSession;
  readonly work: SessionWork | null;
}

export const SIGNED_OUT: TabSession = { state: 'signed-out', lastUserId: null };

/** Returns the next state, and the work that the event causes. */
export function nextTabSession(now: TabSession, event: TabSessionEvent): TabSessionStep {
  switch (event.type) {
    case 'session':
      return event.userId === null ? sessionEnded(now, event.holdsForm) : signedIn(now, event.userId);
    case 'sign-out': {
      const { userId, deletesDrafts } = event.notice;
      // A signed-out tab may still have drafts of the user who has signed out.
      if (now.state === 'signed-out') return dropForms(userId, deletesDrafts);
      return now.userId === userId ? over(now, deletesDrafts) : unchanged(now);
    }
    case 'other-tab': {
      const userId = now.state === 'signed-out' ? now.lastUserId : now.userId;
      if (userId === null || userId === event.userId) return unchanged(now);
      return now.state === 'signed-out' ? dropForms(userId, false) : over(now, false);
    }
  }
}

const unchanged = (session: TabSession): TabSessionStep => ({ session, work: null });

function signedIn(now: TabSession, userId: string): TabSessionStep {
  const isOther = now.state !== 'signed-out' && now.userId !== userId;
  return { session: { state: 'signed-in', userId }, work: isOther ? { kind: 'hand-over' } : null };
}

function sessionEnded(now: TabSession, holdsForm: boolean): TabSessionStep {
  switch (now.state) {
    case 'signed-out':
    case 'expired':
      return unchanged(now);
    case 'signed-in':
      return holdsForm
        ? { session: { state: 'expired', userId: now.userId }, work: { kind: 'keep-form' } }
        : leave(now.userId, { dropsForms: false, deletesDrafts: false });
    case 'ending':
      return leave(now.userId, { dropsForms: true, deletesDrafts: now.deletesDrafts });
  }
}

/**
 * Called when the session of this tab's user is over: the user has signed out, or another user has
 * signed in from another tab.
 */
function over(now: Exclude<TabSession, { state: 'signed-out' }>, deletesDrafts: boolean): TabSessionStep {
  const { state, userId } = now;
  if (state === 'expired') return leave(userId, { dropsForms: true, deletesDrafts });
  const wasDeleting = state === 'ending' && now.deletesDrafts;
  return unchanged({ state: 'ending', userId, deletesDrafts: deletesDrafts || wasDeleting });
}

function leave(
  userId: string,
  how: { readonly dropsForms: boolean; readonly deletesDrafts: boolean },
): TabSessionStep {
  return { session: { state: 'signed-out', lastUserId: userId }, work: { kind: 'leave', userId, ...how } };
}

function dropForms(userId: string, deletesDrafts: boolean): TabSessionStep {
  return { session: SIGNED_OUT, work: { kind: 'drop-forms', userId, deletesDrafts } };
}
