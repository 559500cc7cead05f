import type { QueryClient } from '@tanstack/react-query';
import { deleteDrafts, deleteExpiredDrafts } from '#shared/draft/stored-drafts.ts';
import type { SessionPort } from '#shared/ports/session.ts';
import { onSignOut, type SignOutNotice } from '#shared/session/sign-out-channel.ts';
import { lastVisitor, rememberVisitor } from '#shared/session/visitor.ts';
import { deleteFigures } from '#shared/store/organization-figures.ts';
import { attempt, localArea, ownKey, sessionArea, VISITOR } from '#shared/store/storage-area.ts';
import { forgetChosenRole } from '../role/chosen-role-store.ts';
import { forgetStoredTarget } from '../sign-in/target-store.ts';

export interface FollowSessionInput {
  readonly session: SessionPort;
  readonly queryClient: QueryClient;
  readonly endCalls: () => void;
  /** Runs the page's guards again, which redirect if the page is no longer allowed. */
  readonly recheckPage: () => Promise<void>;
  readonly reload: () => void;
  /** Whether the page is a form, which stays when a session expires: submitting asks to sign in (SAFE-04). */
  readonly holdsForm: () => boolean;
  readonly now: number;
}

/**
 * Clears a user's data when their session ends (AUTH-07): by a sign-out here or in another tab, by expiry or
 * revocation, or because another user signs in. A guarded page is left at once, except a form whose session has merely
 * expired.
 */
export function followSession(input: FollowSessionInput): () => void {
  const { session, queryClient, endCalls, recheckPage, reload, holdsForm } = input;
  /** The user whose data this page holds. */
  let owner: string | null = null;
  let isSignedIn = false;
  let notice: SignOutNotice | null = null;
  /** The last visitor of this device when this page last checked. */
  let visitor: string | null = null;

  const endWork = () => {
    endCalls();
    // The draft was typed before signing in, and the next visitor must not find it.
    attempt(() => sessionArea()?.removeItem(ownKey('contact-draft', VISITOR)));
  };

  const leave = async (person: string) => {
    owner = null;
    endWork();
    await recheckPage();
    // Writes that wait for others, or for a connection, must not be sent any more.
    queryClient.getMutationCache().clear();
    queryClient.removeQueries({ predicate: (query) => !query.isActive() || query.queryKey.includes(person) });
    // Refetch public data as a visitor.
    void queryClient.invalidateQueries();
    if (notice?.userId === person) deleteTheirDrafts(notice);
  };

  const deleteTheirDrafts = ({ userId, deletesDrafts }: SignOutNotice) => {
    if (deletesDrafts) deleteDrafts(userId, [localArea, sessionArea]);
  };

  const end = (person: string) => {
    forgetChosenRole();
    forgetStoredTarget();
    if (notice?.userId === person || !holdsForm()) void leave(person);
    else queryClient.removeQueries({ type: 'inactive' });
  };

  const look = () => {
    const now = session.getSnapshot();
    // While the sign-in service cannot be reached, the session's state is unknown.
    if (now.status === 'loading' || session.getProblem() !== null) return;
    const id = now.status === 'signed-in' ? now.user.id : null;
    deleteFigures(localArea, id, input.now);
    rememberVisitor(id);
    visitor = lastVisitor();
    if (id === null) {
      if (isSignedIn && owner !== null) end(owner);
    } else if (owner !== null && owner !== id) {
      endWork();
      queryClient.clear();
      void recheckPage();
    }
    isSignedIn = id !== null;
    if (id !== null) {
      owner = id;
      notice = null;
    }
  };

  // A page restored from the back-forward cache missed the sign-out and still shows the last user's data.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isSignedIn && lastVisitor() !== visitor) reload();
  };

  deleteExpiredDrafts([localArea, sessionArea], input.now);
  look();
  window.addEventListener('pageshow', onReturn);
  const stops = [
    () => window.removeEventListener('pageshow', onReturn),
    session.subscribe(look),
    onSignOut((told) => {
      notice = told;
      // Leave also a form that stayed when the session ended. Otherwise the service reports the sign-out in a moment.
      if (!isSignedIn && owner === told.userId) void leave(told.userId);
      // The service has already reported it, and the page has been left.
      else if (owner === null) deleteTheirDrafts(told);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
