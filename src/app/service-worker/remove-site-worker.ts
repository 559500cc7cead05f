/**
 * Replaces the site's service worker where a deployment does without one (`VITE_SERVICE_WORKER=off`): browsers that have
 * the worker of an earlier deployment find this one, which removes what was cached and itself.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const { pathname } = new URL(self.registration.scope);
  const own = (await caches.keys()).filter((name) => name.startsWith(`eduempower.site ${pathname} `));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
