/**
 * Removes the service worker that a mock build left at this address. The browser would keep it for as long as the site is
 * visited, even though its script is gone.
 */
export async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Another site may share the origin, and have a worker of its own.
  const scope = new URL(import.meta.env.BASE_URL, window.location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter((registration) => registration.scope === scope)
      .map((registration) => registration.unregister()),
  );
}
