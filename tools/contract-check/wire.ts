import { type AnyEndpoint, fillPath } from '#contract/endpoint.ts';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import { jsonOrText } from '#contract/read-answer.ts';

/** One call of an operation. */
export interface Call {
  readonly operation: OperationId;
  readonly params?: Readonly<Record<string, string>>;
  /** Nothing is sent when undefined. */
  readonly body?: unknown;
  readonly token?: string | undefined;
}

/** What came back. */
export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  readonly text: string;
  /** The body as JSON where it is some, else as text. */
  readonly body: unknown;
  /** Whether it is a page for people instead of an answer for programs. */
  readonly isPage: boolean;
}

/** Nothing came back. */
export interface Silence {
  readonly kind: 'silence';
  readonly reason: 'timeout' | 'network';
}

export type Wire = (call: Call) => Promise<Answer | Silence>;

export interface WireOptions {
  readonly baseUrl: string;
  /** How long one call may take, body and all, in milliseconds. */
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
  /** Calls reads off, and every call that has not begun. */
  readonly signal?: AbortSignal;
}

/**
 * Calls operations of the contract as the site does, and never again automatically. A redirect is not followed: what
 * it leads to is no answer of this operation.
 *
 * @throws the signal's reason once it has called everything off
 */
export function createWire({ baseUrl, timeoutMs, fetch, signal }: WireOptions): Wire {
  const base = baseUrl.replace(/\/+$/, '');
  return async ({ operation, params = {}, body, token }) => {
    signal?.throwIfAborted();
    const endpoint: AnyEndpoint = endpoints[operation];
    const path = fillPath(String(endpoint.path), params as Record<never, string>);
    // A write that is under way is heard to its end: a caller that cancels it never learns what it has made.
    const patience = startPatience(timeoutMs, endpoint.method === 'GET' ? signal : undefined);
    const ask = async (): Promise<Answer> => {
      const response = await fetch(`${base}/${path}`, {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: patience.signal,
      });
      // Read within the same time: a server may send its head and then hang.
      const text = await response.text();
      const type = response.headers.get('content-type') ?? '';
      const isPage = type.includes('text/html') || /^\s*<(?:!doctype|html)/i.test(text);
      return { kind: 'answer', status: response.status, text, body: jsonOrText(text), isPage };
    };
    try {
      return await Promise.race([ask(), patience.isOver]);
    } catch {
      if (endpoint.method === 'GET') signal?.throwIfAborted();
      // Whatever broke the call off, the server has not answered: which of the two is all there is to tell.
      return { kind: 'silence', reason: patience.signal.aborted ? 'timeout' : 'network' };
    } finally {
      patience.stop();
    }
  };
}

/**
 * Aborts after a time, or with another signal. Its own timer holds on to it: a signal of `AbortSignal.any` may be
 * collected as garbage before it has fired.
 */
function startPatience(milliseconds: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, milliseconds);
  outer?.addEventListener('abort', abort);
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  // After an answer in time, nothing listens for it.
  isOver.catch(() => {});
  return {
    signal: controller.signal,
    isOver,
    stop: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
