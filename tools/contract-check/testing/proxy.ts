import { endpoints, type OperationId } from '#contract/endpoints.ts';
import { type PersonaName, persona } from '#mocks/data/personas.ts';

/** A call as the server sees it. */
export interface SeenCall {
  readonly method: string;
  /** Below the base URL: `scholarships/sch-1`. */
  readonly path: string;
  readonly hasToken: boolean;
  /** Whose call it is: a user's id; null without a token. */
  readonly bearer: string | null;
  /** Undefined when nothing is sent. */
  readonly body: unknown;
}

/** Asks the mock what the check has asked, or the same as another user, or with another body. */
export type AskMock = (changes?: { readonly as?: PersonaName; readonly body?: unknown }) => Promise<Response>;

/** Answers a call instead of the mock, or does something to the mock's answer. */
export type Plant = (call: SeenCall, askMock: AskMock) => Promise<Response> | null;

/**
 * A proxy before a mock server whose bearers are users' ids, and plants faults in its answers.
 *
 * @param ask the server
 * @param calls takes down each call
 */
export function createProxy(
  ask: (request: Request) => Promise<Response>,
  plants: readonly Plant[],
  calls: SeenCall[] = [],
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const call: SeenCall = {
      method: request.method,
      path: decodeURIComponent(new URL(request.url).pathname.replace('/api/', '')),
      bearer: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      hasToken: request.headers.has('authorization'),
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const askMock: AskMock = ({ as, body = call.body } = {}) => {
      const headers = new Headers(request.headers);
      if (as) headers.set('authorization', `Bearer ${persona(as).userId}`);
      const init = { method: request.method, headers };
      return ask(
        new Request(request.url, { ...init, ...(body !== undefined && { body: JSON.stringify(body) }) }),
      );
    };
    for (const plant of plants) {
      const planted = plant(call, askMock);
      if (planted !== null) return planted;
    }
    return askMock();
  };
}

/** Whether a call is one of an operation; 'scholarships/active' is no scholarship's id. */
export function isCallOf(operation: OperationId, { method, path }: SeenCall): boolean {
  const endpoint = endpoints[operation];
  if (method !== endpoint.method) return false;
  const isFixed = Object.values(endpoints).some((other) => other.path === path);
  return isFixed
    ? path === endpoint.path
    : new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

/** Answers every call of an operation in its own way. */
export function answering(operation: OperationId, answer: () => Response | Promise<Response>): Plant {
  return (call) => (isCallOf(operation, call) ? Promise.resolve(answer()) : null);
}

/** Changes the body of every success of an operation. */
export function changing(operation: OperationId, change: (body: never) => unknown): Plant {
  return (call, askMock) =>
    isCallOf(operation, call)
      ? askMock().then(async (response) =>
          response.ok ? Response.json(change((await response.json()) as never), response) : response,
        )
      : null;
}
