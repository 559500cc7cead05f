/* The service worker of a mock build. It lets the site's own scripts, styles, fonts and pages pass, and leaves every
   call to MSW's worker: without it each file of the site would go through the page's main thread and back. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const filesOfTheSite = new Set(['document', 'script', 'style', 'font']);

worker.addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  const isOwn = new URL(url).origin === worker.location.origin;
  if (isOwn && filesOfTheSite.has(destination)) event.stopImmediatePropagation();
});

/* MSW unregisters its worker when the last page closes, and a page that is being reloaded counts as closed: the page
   that follows keeps a worker that the next tab does not get. This one stays; where nothing is mocked, it lets everything
   pass. */
worker.registration.unregister = () => Promise.resolve(false);

/* MSW claims the pages once, when its worker becomes active. Where a person unregisters it and a tab brings it back, it
   is active already, and that tab would go without. */
worker.addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE') event.waitUntil(worker.clients.claim());
});

importScripts('mockServiceWorker.js');
