import type { QueryClient } from '@tanstack/react-query';
import type { SessionPort } from '#shared/ports/session.ts';
import { forgetOwnerless } from '#shared/store/ownerless-keys.ts';
import { localArea } from '#shared/store/storage-area.ts';
import { toast } from '#shared/ui/toast.ts';
import { forgetStoredTarget } from '../arrival/stored-target.ts';
import { forgetChosenRole } from '../model/chosen-role.ts';

export interface SignOutInput {
  readonly session: SessionPort;
  readonly queryClient: QueryClient;
  readonly navigate: (to: '/') => Promise<void> | void;
}

/**
 * Signs out and goes home (AUTH-07). The rule of what is forgotten and what is kept:
 * - the server's data in the cache is forgotten, and so are the role that was chosen on this device and
 *   the page that sign-in would have led back to: they belong to the person who leaves, and so does what
 *   an organization's dashboard has left on the device under a key that names nobody;
 * - drafts, likes, saved campaigns and pending payments are kept under keys that hold the user's id
 *   (`ownKey`), so that the same person finds them again and nobody else does;
 * - the choice of light or dark is the device's.
 */
export function createSignOut({ session, queryClient, navigate }: SignOutInput): () => Promise<void> {
  return async () => {
    try {
      await session.signOut();
    } catch (error) {
      console.error('Signing out failed; the session goes on.', error);
      await toast.error('You could not be signed out. Check your connection and try again.');
      return;
    }
    forgetChosenRole();
    forgetStoredTarget();
    forgetOwnerless(localArea);
    // First away from a page that shows the data: without it such a page would ask for it once more.
    await navigate('/');
    queryClient.clear();
  };
}
