import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { FapiContext } from './fapi-context.ts';
import type { IdentityState } from './identity-state.ts';
import { clientResource } from './resources.ts';

/** A call to the Frontend API, with its URL-encoded body parsed. */
export interface FapiCall {
  readonly method: string;
  /** Returns a path parameter. Empty if the path has no parameter with this name. */
  param(name: string): string;
  /** Returns a field of the body. Null if the field is missing. */
  field(name: string): string | null;
}

/** A refusal in the service's format. The widgets show its message under the field `param`. */
export class FapiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly param: string | undefined;

  constructor(status: number, code: string, message: string, param?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

export const endedSession = () =>
  new FapiError(401, 'authentication_invalid', 'Unable to authenticate the request, sign in again.');

/** Returns functions that create handlers for paths under `/v1`. */
export function createFapi(context: FapiContext) {
  const base = `${context.issuer}/v1`;

  function on(
    verb: 'get' | 'post' | 'all',
    url: string,
    answer: (call: FapiCall) => unknown,
  ): RequestHandler {
    return http[verb](url, async ({ request, params }) => {
      const wait = context.network.latencyMs();
      if (wait > 0) await delay(wait);
      if (context.network.isOffline()) return HttpResponse.error();
      // PATCH, PUT and DELETE arrive as POST with the real method in the query.
      const method = new URL(request.url).searchParams.get('_method') ?? request.method;
      const form = new URLSearchParams(request.method === 'GET' ? '' : await request.text());
      try {
        const body = answer({
          method: method.toUpperCase(),
          param: (name) => String(params[name] ?? ''),
          field: (name) => form.get(name),
        });
        return HttpResponse.json(body as Record<string, unknown>);
      } catch (error) {
        if (!(error instanceof FapiError)) throw error;
        return refusal(error);
      }
    });
  }

  return {
    /** Creates a GET handler that responds with exactly what `answer` returns. */
    get: (path: string, answer: (call: FapiCall) => unknown) => on('get', base + path, answer),
    /** Like `get`, but for POST calls whose response has no `{response, client}` wrapper. */
    post: (path: string, answer: (call: FapiCall) => unknown) => on('post', base + path, answer),
    /** Creates a handler for a write that responds with `{response, client}`, as most writes do. */
    mutation: (path: string, edit: (state: IdentityState, call: FapiCall) => unknown) =>
      on('post', base + path, (call) =>
        context.file.change((state) => ({
          response: edit(state, call),
          client: clientResource(state, context),
        })),
      ),
    /**
     * Creates a handler that refuses every call to the issuer's host. Add it last, so that it catches
     * the calls that no other handler answers. Otherwise, they would reach the network.
     */
    rest: () =>
      http.all(`${context.issuer}/*`, ({ request }) => {
        const message = `The mocked sign-in service has no ${request.method} ${request.url}`;
        console.error(`[mock] ${message}`);
        return refusal(new FapiError(501, 'not_implemented', message));
      }),
  };
}

export type Fapi = ReturnType<typeof createFapi>;

function refusal({ status, code, message, param }: FapiError) {
  return HttpResponse.json(
    {
      errors: [{ code, message, long_message: message, meta: param ? { param_name: param } : {} }],
      clerk_trace_id: 'mock',
    },
    { status },
  );
}
