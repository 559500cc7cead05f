import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { NoServiceWorkerError } from './no-service-worker-error.ts';
import { forgiveFailedUpdates } from './worker-updates.ts';

const WORKER = 'mock-worker.js';

/**
 * Answers the page's calls with these handlers, by the service worker at the site's base.
 *
 * @returns puts others in their place
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
    // Behind the fence there are only this site's own files.
    onUnhandledFrame: 'bypass',
  });
  await starting.catch(async (cause: unknown) => {
    // A script that the host serves was refused by the browser.
    const isServed = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    throw isServed ? new NoServiceWorkerError({ cause }) : cause;
  });
  await untilControlled(navigator.serviceWorker);
  return (others) => worker.resetHandlers(...others, createFence());
}

/** Waits until the worker controls this page: earlier calls would reach the network. */
async function untilControlled(workers: ServiceWorkerContainer): Promise<void> {
  while (!workers.controller?.scriptURL.endsWith(WORKER)) {
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  }
}

/**
 * Fails every call to an unknown host, loudly. It is a handler because MSW turns an exception in its hook for unhandled
 * requests into a 500 instead of a broken connection.
 */
function createFence(): RequestHandler {
  return http.all(
    ({ request }) => new URL(request.url).origin !== location.origin,
    ({ request }) => {
      console.error(`[mock] nothing answers ${request.method} ${request.url}`);
      return HttpResponse.error();
    },
  );
}
