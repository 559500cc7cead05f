import { CALL_TIMEOUT_MS } from '#contract/endpoint.ts';
import { anySignal } from './any-signal.ts';
import { untilAborted } from './until-aborted.ts';
import { timeoutError } from './within-time.ts';

/** How long a server may be silent, in milliseconds. */
export interface SilenceLimits {
  /** The limit for the silence before the response begins. */
  readonly beforeMs: number;
  /**
   * The limit between two chunks of the response body. A body that keeps arriving has no total time
   * limit.
   */
  readonly betweenMs: number;
}

const LIMITS: SilenceLimits = { beforeMs: CALL_TIMEOUT_MS, betweenMs: CALL_TIMEOUT_MS };

/**
 * Wraps `fetch`. Resolves when the whole response body has arrived, and gives up on a silent server
 * (WIRE-04).
 *
 * @throws DOMException `TimeoutError` when the server is silent for too long
 * @throws TypeError if the connection fails, even in the middle of the body
 */
export function fetchWhole(
  fetch: typeof globalThis.fetch,
  { beforeMs, betweenMs }: SilenceLimits = LIMITS,
): typeof globalThis.fetch {
  return async (input, init) => {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expectWithin = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(timeoutError(ms)), ms);
    };
    const caller = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const signal = anySignal(caller ? [silence.signal, caller] : [silence.signal]);
    try {
      expectWithin(beforeMs);
      // Older browsers don't reject with the signal's reason, so `untilAborted` does.
      const response = await untilAborted(fetch(input, { ...init, signal }), signal);
      if (response.body === null) return response;
      const text = await untilAborted(
        textOf(response.body, () => expectWithin(betweenMs)),
        signal,
      );
      const { status, statusText, headers } = response;
      // The text bypasses the new response's body, where it would be encoded and decoded again.
      return Object.assign(new Response(null, { status, statusText, headers }), {
        text: async () => text,
        json: async () => JSON.parse(text),
      });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Reads a body as text. Calls `onWait` before waiting for each chunk. */
async function textOf(body: ReadableStream<Uint8Array>, onWait: () => void): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    onWait();
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}
