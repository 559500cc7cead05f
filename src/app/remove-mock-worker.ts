/** The script of the mock's service worker, which a mock build registers. */
const MOCK_WORKER = 'mock-worker.js';

/**
 * Removes the service worker that a mock build left on this origin: production takes the address over, and a worker
 * lives on in browsers that have seen the mock. Any other worker stays.
 *
 * @param workers what the browser has registered for this origin; undefined where it keeps no workers
 */
export async function removeMockWorker(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
): Promise<void> {
  const registrations = (await workers?.getRegistrations()) ?? [];
  const ofMock = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some(
      (worker) => worker !== null && new URL(worker.scriptURL).pathname.endsWith(`/${MOCK_WORKER}`),
    ),
  );
  await Promise.all(ofMock.map((registration) => registration.unregister()));
}
