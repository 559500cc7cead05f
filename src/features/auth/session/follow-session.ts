import type { QueryClient } from '@tanstack/react-query';
import { deleteDrafts, deleteExpiredDrafts } from '#shared/draft/stored-drafts.ts';
import type { SessionPort } from '#shared/ports/session.ts';
import { droppedUser } from '#shared/session/dropped-user.ts';
import { onSignOut, type SignOutNotice } from '#shared/session/sign-out-channel.ts';
import { lastVisitor, onOtherVisitor, rememberVisitor } from '#shared/session/visitor.ts';
import { deleteOthers } from '#shared/store/delete-others.ts';
import { deleteFigures } from '#shared/store/organization-figures.ts';
import { attempt, localArea, ownKey, sessionArea, VISITOR } from '#shared/store/storage-area.ts';
import { forgetStoredTarget } from '../redirect/target-store.ts';
import { forgetChosenRole } from '../role/chosen-role-store.ts';
import {
  nextTabSession,
  type SessionWork,
  SIGNED_OUT,
  type TabSession,
  type TabSessionEvent,
} from './tab-session.ts';

export interface FollowSessionInput {
  readonly session: SessionPort;
  readonly queryClient: QueryClient;
  readonly endCalls: () => void;
  /** Runs the page's guards again. They redirect a user who no longer has access to the page. */
  readonly recheckPage: () => Promise<void>;
  readonly reload: () => void;
  /**
   * True if the page contains a form. When the session expires, the form stays open. If the user
   * then submits the form, the page asks them to sign in (SAFE-04).
   */
  readonly holdsForm: () => boolean;
  readonly now: number;
}

/**
 * Clears a user's data when their session ends (AUTH-07). A session ends on sign-out, on expiry or
 * revocation, or when another user signs in, whether in this tab or another. `nextTabSession`
 * decides what to do, and this function does it.
 */
export function followSession(input: FollowSessionInput): () => void {
  const { session, queryClient, endCalls, recheckPage, reload, holdsForm } = input;
  let tab: TabSession = SIGNED_OUT;
  /** The device's last user, as of this page's last check. */
  let visitor: string | null = null;
  /** Resolves once the tab has left the previous user's page. */
  let lastPageGone = Promise.resolve();

  const endWork = () => {
    endCalls();
    // A signed-out visitor may have typed a contact message. The next visitor must not find it.
    attempt(() => sessionArea()?.removeItem(ownKey('contact-draft', VISITOR)));
  };

  const forgetSignIn = () => {
    // If another user has signed in on this device, the chosen role belongs to them.
    if (lastVisitor() === null) forgetChosenRole();
    forgetStoredTarget();
  };

  const clearData = async (userId: string) => {
    endWork();
    await recheckPage();
    // Drop writes that are queued or waiting for a connection.
    queryClient.getMutationCache().clear();
    queryClient.removeQueries({ predicate: (query) => !query.isActive() || query.queryKey.includes(userId) });
    // Refetch public data as a signed-out visitor.
    void queryClient.invalidateQueries();
  };

  const carryOut = (work: SessionWork) => {
    switch (work.kind) {
      case 'keep-form':
        forgetSignIn();
        queryClient.removeQueries({ type: 'inactive' });
        return;
      case 'leave':
        forgetSignIn();
        lastPageGone = clearData(work.userId);
        if (work.dropsForms) dropForms(work);
        return;
      case 'hand-over':
        endWork();
        queryClient.clear();
        void recheckPage();
        return;
      case 'drop-forms':
        dropForms(work);
    }
  };

  const dropForms = ({ userId, deletesDrafts }: SignOutNotice) => {
    droppedUser.setState({ userId });
    // Wait until the page has closed, because the form saves its draft one last time when the page
    // closes.
    if (deletesDrafts) void lastPageGone.then(() => deleteDrafts(userId, [localArea, sessionArea]));
  };

  const send = (event: TabSessionEvent) => {
    const { session: next, work } = nextTabSession(tab, event);
    tab = next;
    if (work !== null) carryOut(work);
  };

  const look = () => {
    const now = session.getSnapshot();
    // While the sign-in service cannot be reached, the session's state is unknown.
    if (now.status === 'loading' || session.getProblem() !== null) return;
    const userId = now.status === 'signed-in' ? now.user.id : null;
    deleteFigures(localArea, userId, input.now);
    deleteOthers(localArea, 'seen-decisions', userId);
    // If this tab learns late that its session is over, another user may already have signed in from
    // another tab. Don't overwrite that user's id.
    const before = tab.state === 'signed-out' ? null : tab.userId;
    if (userId !== null || before === null || lastVisitor() === before) rememberVisitor(userId);
    visitor = lastVisitor();
    if (userId !== null) droppedUser.setState({ userId: null });
    send({ type: 'session', userId, holdsForm: holdsForm() });
  };

  // A page restored from the back-forward cache may have missed a sign-out, and may still show the
  // last user's data.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted && tab.state !== 'signed-out' && lastVisitor() !== visitor) reload();
  };

  deleteExpiredDrafts([localArea, sessionArea], input.now);
  look();
  window.addEventListener('pageshow', onReturn);
  const stops = [
    () => window.removeEventListener('pageshow', onReturn),
    session.subscribe(look),
    onSignOut((notice) => send({ type: 'sign-out', notice })),
    onOtherVisitor((userId) => send({ type: 'other-tab', userId })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
