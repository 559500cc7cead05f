import type { QueryClient } from '@tanstack/react-query';
import type { SessionPort } from '#shared/ports/session.ts';

/**
 * Clears the cache when another person signs in, whichever way the one before left: by another tab, or
 * because the session ended (AUTH-07). @returns a function that stops it
 */
export function keepCacheToOneUser(session: SessionPort, queryClient: QueryClient): () => void {
  let owner: string | null = null;
  const look = () => {
    const now = session.getSnapshot();
    if (now.status !== 'signed-in') return;
    if (owner !== null && owner !== now.user.id) queryClient.clear();
    owner = now.user.id;
  };
  look();
  return session.subscribe(look);
}
