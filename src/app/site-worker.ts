/** The script of a production build's service worker; `siteWorker` of scripts/deploy/host-files.ts names it, too. */
const SITE_WORKER = 'service-worker.js';
/** The script of the mock's service worker, which a mock build registers. */
const MOCK_WORKER = 'mock-worker.js';

type Workers = Pick<ServiceWorkerContainer, 'getRegistrations'>;

/**
 * Starts the service worker with which the site opens without a network, and tells it what this page has loaded before
 * it was there. The worker of a mock build that stood here before is removed. Where the deployment does without a
 * worker, one of an earlier deployment is removed, too.
 *
 * @param workers what the browser has for this origin; undefined where it has no workers
 */
export async function startSiteWorker(workers: ServiceWorkerContainer | undefined): Promise<void> {
  // This page keeps the mock's until it is left, and one that is registered beside it would wait: the next page has one.
  if (workers === undefined || (await removeMockWorker(workers))) return;
  if (import.meta.env.VITE_SERVICE_WORKER === 'off') return removeSiteWorker(workers, caches);
  const base = import.meta.env.BASE_URL;
  await workers.register(base + SITE_WORKER, { scope: base, updateViaCache: 'none' });
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ used: [window.location.href, ...loaded] });
}

/** Removes the worker that a production build left at this path, with everything that it has cached. */
export async function removeSiteWorker(workers: Workers, cacheStorage: CacheStorage): Promise<void> {
  const base = import.meta.env.BASE_URL;
  // Many sites call theirs so, and an origin may hold several.
  await removeWorkers(workers, (path) => path === base + SITE_WORKER);
  const own = (await cacheStorage.keys()).filter((name) => name.startsWith(`eduempower.site ${base} `));
  await Promise.all(own.map((name) => cacheStorage.delete(name)));
}

/**
 * Removes the service worker that a mock build left on this origin: production takes the address over, and a worker
 * lives on in browsers that have seen the mock. Any other worker stays.
 *
 * @returns whether there was one
 */
export function removeMockWorker(workers: Workers): Promise<boolean> {
  return removeWorkers(workers, (path) => path.endsWith(`/${MOCK_WORKER}`));
}

async function removeWorkers(workers: Workers, isMeant: (path: string) => boolean): Promise<boolean> {
  const registrations = await workers.getRegistrations();
  const meant = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some(
      (worker) => worker !== null && isMeant(new URL(worker.scriptURL).pathname),
    ),
  );
  await Promise.all(meant.map((registration) => registration.unregister()));
  return meant.length > 0;
}
