/*
 * The service worker of a mock build. Lets the site's own scripts, styles, fonts and pages through
 * and leaves every other request to MSW's worker. Otherwise each file would pass through the page's
 * main thread.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const filesOfTheSite = new Set(['document', 'script', 'style', 'font']);

worker.addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  const isOwn = new URL(url).origin === worker.location.origin;
  if (isOwn && filesOfTheSite.has(destination)) event.stopImmediatePropagation();
});

/*
 * MSW unregisters its worker when the last page closes, and a reload counts as closing. The
 * reloaded page would keep its worker, but new tabs would have none. So this worker stays
 * registered, and lets every request through when nothing is mocked.
 */
worker.registration.unregister = () => Promise.resolve(false);

/*
 * MSW claims the pages only once, when its worker activates. If a user unregisters the worker and a
 * tab registers it again, the worker is still active, so MSW would not claim that tab.
 */
worker.addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE') event.waitUntil(worker.clients.claim());
});

importScripts('mockServiceWorker.js');
