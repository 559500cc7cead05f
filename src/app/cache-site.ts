import type { QueryClient } from '@tanstack/react-query';
import { cacheReads } from '#shared/query/cached-reads.ts';

/** The production build's service worker. `siteWorker` in scripts/deploy/host-files.ts repeats this name. */
const SITE_WORKER = 'service-worker.js';

/** Caches the site and its public data for a later visit (OFF-01), with the files loaded so far. */
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
