import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { NoServiceWorkerError } from './no-service-worker-error.ts';
import { forgiveFailedUpdates } from './worker-updates.ts';

const WORKER = 'mock-worker.js';

/**
 * Answers the page's calls with these handlers, through the service worker at the site's base path.
 *
 * @returns a function that replaces the handlers
 * @throws NoServiceWorkerError if the browser refuses to register the worker
 */
export async function listen(
  handlers: readonly RequestHandler[],
  baseUrl: string,
): Promise<(handlers: readonly RequestHandler[]) => void> {
  forgiveFailedUpdates(window);
  const worker = setupWorker(...handlers, createFence());
  const url = baseUrl + WORKER;
  const starting = worker.start({
    quiet: true,
    serviceWorker: { url },
    // Lets requests for the site's own files through. `createFence` stops all others.
    onUnhandledFrame: 'bypass',
  });
  await starting.catch(async (cause: unknown) => {
    // If the host serves the worker's script, the browser must have refused to register the worker.
    const isServed = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    throw isServed ? new NoServiceWorkerError({ cause }) : cause;
  });
  await untilControlled(navigator.serviceWorker);
  return (others) => worker.resetHandlers(...others, createFence());
}

/** Waits until the worker controls this page. Earlier calls would reach the network. */
async function untilControlled(workers: ServiceWorkerContainer): Promise<void> {
  while (!workers.controller?.scriptURL.endsWith(WORKER)) {
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  }
}

/**
 * Fails every call to an unknown host and logs it. Uses a handler instead of MSW's hook for
 * unhandled requests, because MSW turns an exception in that hook into a 500 response instead of a
 * network error.
 */
function createFence(): RequestHandler {
  return http.all(
    ({ request }) => new URL(request.url).origin !== location.origin,
    ({ request }) => {
      console.error(`[mock] no handler for ${request.method} ${request.url}`);
      return HttpResponse.error();
    },
  );
}
