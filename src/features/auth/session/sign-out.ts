import type { QueryClient } from '@tanstack/react-query';
import { deleteDrafts, hasUnsent } from '#shared/draft/stored-drafts.ts';
import { type SessionPort, SessionUnreachableError } from '#shared/ports/session.ts';
import { announceSignOut } from '#shared/session/sign-out-channel.ts';
import { localArea, sessionArea } from '#shared/store/storage-area.ts';
import { toast } from '#shared/ui/toast.ts';
import { askAboutDrafts } from './drafts-question.ts';

const UNREACHABLE = 'You could not be signed out. Check your connection and try again.';

export interface SignOutInput {
  readonly session: SessionPort;
  readonly queryClient: QueryClient;
  /**
   * Leaves the page, which asks about unsaved changes first where it may.
   * @returns false when the person stays
   */
  readonly leavePage: (options: { readonly mayAsk: boolean }) => Promise<boolean>;
  /** Goes back to the page that was left. */
  readonly comeBack: () => void;
  readonly goHome: () => Promise<void>;
}

/**
 * Signs out and goes home (AUTH-07). One question is asked at the most, on the page itself: where there are drafts,
 * whether to keep them; otherwise a form's own question about unsaved changes, while they can still be saved. What is
 * forgotten and what is kept:
 * - `followSession` forgets what belongs to the person in the cache, and on the device under keys that name no person;
 * - drafts, likes, saved campaigns and pending payments stay under keys that hold the user's id (`ownKey`), where only
 *   the same person finds them. Where there are drafts, the person can have them deleted;
 * - the choice of light or dark is the device's.
 */
export function createSignOut(input: SignOutInput): () => Promise<void> {
  const { session, queryClient, leavePage, comeBack, goHome } = input;
  return async () => {
    const now = session.getSnapshot();
    if (now.status !== 'signed-in') return;
    // Offline, neither another page nor the drafts question could be loaded.
    if (!navigator.onLine) return toast.error(UNREACHABLE);
    const userId = now.user.id;
    const areas = [localArea, sessionArea];
    const answer = hasUnsent(userId, areas) ? await askAboutDrafts() : null;
    if (answer === 'stay' || !(await leavePage({ mayAsk: answer === null }))) return;
    try {
      await session.signOut();
    } catch (error) {
      console.error('Signing out failed; the session goes on.', error);
      comeBack();
      await toast.error(
        error instanceof SessionUnreachableError
          ? UNREACHABLE
          : 'You could not be signed out. Try again in a few minutes.',
      );
      return;
    }
    const deletesDrafts = answer === 'delete';
    if (deletesDrafts) deleteDrafts(userId, areas);
    announceSignOut({ userId, deletesDrafts });
    await goHome();
    queryClient.clear();
  };
}
