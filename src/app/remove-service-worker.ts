/**
 * Removes a mock build's service worker from this address. Without this, the browser would keep it
 * for as long as the user visits the site, although its script no longer exists.
 */
export async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Another site on this origin may have a worker of its own.
  const scope = new URL(import.meta.env.BASE_URL, window.location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter((registration) => registration.scope === scope)
      .map((registration) => registration.unregister()),
  );
}
