/** A public read that `public/before-paint.js` sends while the application is still loading. */
export interface EarlyRead {
  readonly url: string;
  /** When it was sent, in milliseconds since the page started. */
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
 * A read sent longer ago than this, in milliseconds, is sent again. On a slow line the application itself takes long to
 * load, and the answer may have arrived in part.
 */
const FRESH_MS = 60_000;

/** A fetch that answers one request without a bearer from the early read instead of sending it again. */
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
