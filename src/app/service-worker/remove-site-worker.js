// @ts-nocheck: a worker's globals are not a page's, and the types know one of the two.
/* Replaces the site's service worker where a deployment does without one (`VITE_SERVICE_WORKER=off`):
   browsers that have the worker of an earlier deployment find this one, which removes what was kept and itself. Pages
   that are open stay as they are. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const { pathname } = new URL(self.registration.scope);
  const own = (await caches.keys()).filter((name) => name.startsWith(`eduempower.site ${pathname} `));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
