/** A public read that `public/early.js` has sent while the application was still on its way. */
export interface EarlyRead {
  /** The whole URL that was asked for. */
  readonly url: string;
  /** When, in milliseconds since the page began. */
  readonly sentAt: number;
  readonly response: Promise<Response>;
  /** Cancels the read. */
  readonly controller: AbortController;
}

declare global {
  interface Window {
    earlyRead?: EarlyRead | undefined;
  }
}

/** After so many milliseconds an answer is no longer what the page asks for now. */
const FRESH_MS = 15_000;

/**
 * A fetch that hands out the answer of the early read, once, instead of asking a second time. A read with a person's
 * bearer is another one.
 */
export function fetchAfterEarlyRead(page: Window, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const early = page.earlyRead;
    if (early === undefined) return fetch(input, init);
    const request = input instanceof Request ? input : new Request(input, init);
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
