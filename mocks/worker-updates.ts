const FAILED_UPDATE = /^Failed to update a ServiceWorker/;

/**
 * Keeps a failed search for a newer worker from counting as an error of the page. MSW looks for one at each start and
 * lets go of the answer: where the page is left meanwhile, or the network is gone, the worker that is there goes on.
 *
 * @param page the window, before anything else listens to uncaught errors
 */
export function forgiveFailedUpdates(page: EventTarget): void {
  page.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (!(reason instanceof Error) || !FAILED_UPDATE.test(reason.message)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}
