import type { QueryClient } from '@tanstack/react-query';
import type { SessionPort } from '#shared/ports/session.ts';
import { cacheReads } from '#shared/query/cached-reads.ts';
import { lastVisitor } from '#shared/session/visitor.ts';
import { entryOf } from './missing-part.ts';
import { startSiteWorker } from './site-worker.ts';

/**
 * Caches the site and what is read for a later visit, and shows what was read at the one before until the latest is
 * there. A browser without workers, or one that refuses them, caches the reads all the same.
 */
export async function cacheSite(queryClient: QueryClient, session: SessionPort): Promise<void> {
  cacheReads({
    queryClient,
    reader: () => {
      const now = session.getSnapshot();
      // Without the sign-in service it is not known whether the session goes on.
      if (now.status === 'loading' || session.getProblem() !== null) return lastVisitor();
      return now.status === 'signed-in' ? now.user.id : null;
    },
    version: entryOf(document) ?? '',
  });
  await startSiteWorker(navigator.serviceWorker);
}
