/** A public read that `public/before-paint.js` sends while the application is still loading. */
export interface EarlyRead {
  readonly url: string;
  /** When the read was sent, in milliseconds since the page started to load. */
  readonly sentAt: number;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

declare global {
  interface Window {
    earlyRead?: EarlyRead | undefined;
  }
}

/**
 * Milliseconds after which an early read is outdated, and the request is sent again. The limit is
 * long, because on a slow connection, part of the response may have arrived by the time the
 * application has loaded.
 */
const FRESH_MS = 60_000;

/**
 * Wraps `fetch`. The first GET request that has the early read's URL and no bearer token gets the
 * early read's response.
 */
export function fetchAfterEarlyRead(page: Window, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const early = page.earlyRead;
    if (early === undefined) return fetch(input, init);
    const request = new Request(input, init);
    const isSame =
      request.method === 'GET' && request.url === early.url && !request.headers.has('authorization');
    if (!isSame) return fetch(input, init);
    page.earlyRead = undefined;
    if (page.performance.now() - early.sentAt > FRESH_MS) {
      early.controller.abort();
      return fetch(input, init);
    }
    request.signal.addEventListener('abort', () => early.controller.abort(request.signal.reason), {
      once: true,
    });
    return early.response;
  };
}
