import type { QueryClient } from '@tanstack/react-query';
import { cacheReads } from '#shared/query/cached-reads.ts';

/** The script of a production build's service worker; `siteWorker` of scripts/deploy/host-files.ts names it, too. */
const SITE_WORKER = 'service-worker.js';

/**
 * Caches the site and what everybody may read for a later visit (OFF-01): starts the service worker, and tells it what
 * this page has loaded before it was there. A browser without workers caches the reads all the same.
 */
export async function cacheSite(queryClient: QueryClient): Promise<void> {
  cacheReads(queryClient);
  if (!('serviceWorker' in navigator) || import.meta.env.VITE_SERVICE_WORKER === 'off') return;
  const base = import.meta.env.BASE_URL;
  const workers = navigator.serviceWorker;
  await workers.register(base + SITE_WORKER, { scope: base, updateViaCache: 'none' });
  if (!workers.controller)
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  workers.controller?.postMessage({ used: [window.location.href, ...loaded] });
}
