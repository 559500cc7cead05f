const FAILED_UPDATE = /^Failed to update a ServiceWorker/;

/**
 * Ignores failed checks for a newer service worker. MSW checks at each start and doesn't handle a
 * failure. The check fails if the user leaves the page too early or the network is down. A failure
 * does no harm, because the current worker keeps running.
 *
 * @param page the window, which must have no other listener for unhandled rejections yet
 */
export function forgiveFailedUpdates(page: EventTarget): void {
  page.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (!(reason instanceof Error) || !FAILED_UPDATE.test(reason.message)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}
