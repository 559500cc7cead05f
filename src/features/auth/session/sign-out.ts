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
 * Returns a function that signs out and goes home (AUTH-07). It asks at most one question. If the
 * user has drafts, it asks whether to keep them. Otherwise, the page's form may ask about unsaved
 * changes while the user can still save them.
 *
 * What happens to stored data:
 * - `followSession` clears the user's cached data. On the device, it clears the chosen role, the
 *   redirect target, stored analytics and the record of seen decisions.
 * - Drafts, likes, saved campaigns and pending payments stay under keys with the user's id
 *   (`ownKey`), where only the same user finds them. The user may choose to delete the drafts.
 * - The light or dark scheme stays, because it belongs to the device.
 */
export function createSignOut(input: SignOutInput): () => Promise<void> {
  const { session, queryClient, leavePage, comeBack, goHome } = input;
  return async () => {
    const now = session.getSnapshot();
    if (now.status !== 'signed-in') return;
    // Offline, neither the next page nor the dialog about drafts could load.
    if (!navigator.onLine) return toast.error(UNREACHABLE);
    const userId = now.user.id;
    const areas = [localArea, sessionArea];
    const answer = hasUnsent(userId, areas) ? await askAboutDrafts() : null;
    if (answer === 'stay' || !(await leavePage({ mayAsk: answer === null }))) return;
    try {
      await session.signOut();
    } catch (error) {
      console.error('Sign-out failed, so the session continues.', error);
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
