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
  /** Ends the calls that are under way for a person who has gone. */
  readonly endCalls: () => void;
  /** Runs the guards of the page again: they lead away from a page that may not be seen any more. */
  readonly recheckPage: () => Promise<void>;
  /** Loads the document anew. */
  readonly reload: () => void;
  /** Whether the page is a form, which stays when a session expires: sending it asks to sign in (SAFE-04). */
  readonly holdsForm: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Clears what belongs to a person when their session ends, in whichever way (AUTH-07): by a sign-out here or in
 * another tab, by expiring or being revoked, or because another person takes their place. A guarded page is left at
 * once; only a form stays when the session has merely expired.
 *
 * @returns a function that stops it
 */
export function followSession(input: FollowSessionInput): () => void {
  const { session, queryClient, endCalls, recheckPage, reload, holdsForm } = input;
  /** The person whose data this page holds. */
  let owner: string | null = null;
  let isSignedIn = false;
  let notice: SignOutNotice | null = null;
  /** Whom the device named when this page last looked. */
  let visitor: string | null = null;

  const endWork = () => {
    endCalls();
    // Typed before signing in, and so the person's: the next visitor must not find it.
    attempt(() => sessionArea()?.removeItem(ownKey('contact-draft', VISITOR)));
  };

  const leave = async (person: string) => {
    owner = null;
    endWork();
    await recheckPage();
    // A write that waits behind another, or for a connection, is not sent any more.
    queryClient.getMutationCache().clear();
    queryClient.removeQueries({ predicate: (query) => !query.isActive() || query.queryKey.includes(person) });
    // Public data is refetched, as a visitor sees it.
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
    // Without the sign-in service it is not known whether the session goes on.
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

  // A page that the browser has put away for Back hears of no sign-out, and shows its person to the next one.
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
      // A page that kept its form when the session ended is left, too. Else the service says so in a moment.
      if (!isSignedIn && owner === told.userId) void leave(told.userId);
      // The service has said so before, and the page is left already.
      else if (owner === null) deleteTheirDrafts(told);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
