/**
 * Replaces the service worker in a deployment without one (`VITE_SERVICE_WORKER=off`). Browsers with the worker of an
 * earlier deployment fetch this one, which deletes the caches and unregisters itself.
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
