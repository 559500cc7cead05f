/**
 * Removes the service worker that a mock build has installed at this address. Otherwise, as long as
 * the user keeps visiting the site, the browser would keep the worker, even though its script no
 * longer exists.
 */
export async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Keeps the service workers of other sites on this origin.
  const scope = new URL(import.meta.env.BASE_URL, window.location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter((registration) => registration.scope === scope)
      .map((registration) => registration.unregister()),
  );
}
