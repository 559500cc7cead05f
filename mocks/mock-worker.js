// @ts-nocheck: a worker's globals are not a page's, and the types know one of the two.
/* The service worker of a mock build. It lets the site's own scripts, styles, fonts and pages pass, and leaves every
   call to MSW's worker: without it each file of the site would go through the page's main thread and back. */
const filesOfTheSite = new Set(['document', 'script', 'style', 'font']);

self.addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  const isOwn = new URL(url).origin === self.location.origin;
  if (isOwn && filesOfTheSite.has(destination)) event.stopImmediatePropagation();
});

importScripts('mockServiceWorker.js');
