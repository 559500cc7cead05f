import type { QueryClient } from '@tanstack/react-query';
import { deleteDrafts, hasUnsent } from '#shared/draft/stored-drafts.ts';
import { type SessionPort, SessionUnreachableError } from '#shared/ports/session.ts';
import { announceSignOut } from '#shared/session/sign-out-channel.ts';
import { localArea, sessionArea } from '#shared/store/storage-area.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { askAboutDrafts } from './drafts-question.ts';

const UNREACHABLE = 'We couldn’t sign you out. Check your connection and try again.';

export interface SignOutInput {
  readonly session: SessionPort;
  readonly queryClient: QueryClient;
  /**
   * Leaves the page, which may ask about unsaved changes first. @returns false if the user stays
   */
  readonly leavePage: (options: { readonly mayAsk: boolean }) => Promise<boolean>;
  readonly comeBack: () => void;
  readonly goHome: () => Promise<void>;
}

/**
 * Signs out and goes home (AUTH-07). Asks at most one question: if there are drafts, whether to
 * keep them. Otherwise the form may ask about unsaved changes while they can still be saved.
 *
 * What happens to stored data:
 * - `followSession` clears the user's cached data, and data on the device under keys without a user
 *   id.
 * - Drafts, likes, saved campaigns and pending payments stay under keys with the user's id
 *   (`ownKey`), where only the same user finds them. The user may choose to delete the drafts.
 * - The light or dark scheme stays, because it belongs to the device.
 */
export function createSignOut(input: SignOutInput): () => Promise<void> {
  const { session, queryClient, leavePage, comeBack, goHome } = input;
  return async () => {
    const now = session.getSnapshot();
    if (now.status !== 'signed-in') return;
    // Offline, neither the next page nor the drafts question could load.
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
          : 'We couldn’t sign you out. Try again in a few minutes.',
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
