import { bypass, HttpResponse, http, type PathParams, type RequestHandler } from 'msw';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';
import type { Identity } from '../clerk/identity.ts';
import { actorFrom, anonymous } from '../rules/actor.ts';
import { refuse } from '../rules/refusal.ts';
import type { Clock } from '../scenarios/clock.ts';
import type { Network } from '../scenarios/network.ts';
import type { Database } from '../store/database.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { meetFailure, meetNetwork, meetStorm } from './forced.ts';
import { breakOff, travel } from './on-the-way.ts';
import type { Call } from './operation.ts';
import { operations } from './operations.ts';
import type { Outcome } from './reply.ts';
import { type Answered, watchCall } from './watch-call.ts';
import { parseBody, respond, respondFault } from './wire.ts';

export interface RestOptions {
  /** `/api`, or an absolute URL. A trailing slash makes no difference. */
  readonly apiBaseUrl: string;
  readonly identity: Pick<Identity, 'verify'>;
  readonly database: Database;
  readonly network: Network;
  readonly traffic: Traffic;
  readonly clock: Clock;
  readonly createId: () => string;
}

type AnyOperation = (call: Call<OperationId>) => Promise<Outcome<unknown>>;

const bearerOf = (request: Request): string | null =>
  /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/**
 * Converts path parameters to plain strings. MSW has already decoded them. None is an array,
 * because no path of the contract repeats a parameter.
 */
const plainParams = (params: PathParams): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/**
 * Creates a handler for every operation of the contract (WIRE-01), and one that responds with 404
 * to any other call under the base URL. Records each call. Every call first passes through the
 * simulated network. If the operation is set to use the configured backend, the call is then
 * forwarded to that backend. Otherwise, the mock checks the session, parses the body, applies the
 * rules, writes to the database, and responds.
 */
export function createRestHandlers(options: RestOptions): RequestHandler[] {
  const base = options.apiBaseUrl.replace(/\/+$/, '');
  const parameters = (id: OperationId) => endpoints[id].path.split('{').length;
  // Fixed paths come first, because 'scholarships/:id' would also match 'scholarships/active'.
  const ordered = [...operationIds].sort((one, other) => parameters(one) - parameters(other));
  return [...ordered.map((id) => createRestHandler(id, base, options)), createCatchAll(base, options)];
}

function createRestHandler(id: OperationId, base: string, options: RestOptions): RequestHandler {
  const { identity, database, network, traffic, clock, createId } = options;
  const endpoint: AnyEndpoint = endpoints[id];
  const run = operations[id] as unknown as AnyOperation;
  const method = endpoint.method.toLowerCase() as Lowercase<AnyEndpoint['method']>;

  const answerItself = async (request: Request, params: PathParams): Promise<Response> => {
    const token = bearerOf(request);
    const bearer = token === null ? null : identity.verify(token);
    if (endpoint.access === 'session' && !bearer)
      return respond(id, endpoint, refuse(401, 'Please sign in.'));
    const parsed = await parseBody(request, endpoint.body);
    if ('refusal' in parsed) return respond(id, endpoint, parsed.refusal);

    const answer = (tables: Database['tables']): Promise<Outcome<unknown>> =>
      run({
        params: plainParams(params),
        query: new URL(request.url).searchParams,
        body: parsed.body,
        actor: bearer
          ? actorFrom(bearer, tables.users.get(bearer.userId), tables.organizations.get(bearer.userId))
          : anonymous,
        tables,
        now: clock(),
        newId: (prefix) => `${prefix}-${createId()}`,
      } as Call<OperationId>);
    try {
      const outcome = await (endpoint.method === 'GET'
        ? answer(database.tables)
        : database.exclusive(answer));
      return respond(id, endpoint, outcome);
    } catch (error) {
      return respondFault(id, 'it threw', error);
    }
  };

  const answer = async (request: Request, params: PathParams): Promise<Answered> => {
    const met = await meetNetwork(network, id);
    if (met) return { response: met, source: network.isOffline() ? 'network' : 'scenario' };
    const failed = meetFailure(network, id);
    if (failed) return { response: failed, source: 'network' };
    if (network.isReal(id)) return { response: await askBackend(request), source: 'backend' };
    // `users.registerOrUpdate` does not count as a write, because the site sends it without a user
    // action.
    const isWrite = endpoint.method !== 'GET' && id !== 'users.registerOrUpdate';
    const busy = isWrite ? meetStorm(network) : null;
    if (busy) return { response: busy, source: 'network' };
    const response = await answerItself(request, params);
    if (isWrite && network.takeDrop()) return { response: HttpResponse.error(), source: 'network' };
    return { response, source: 'mock' };
  };

  return http[method](`${base}/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`, ({ request, params }) =>
    watchCall(traffic, request, id, async () => {
      await travel(network, request);
      const answered = await answer(request, params);
      await travel(network, answered.response);
      return answered;
    }).then((response) => (canBreakOff(response) && network.takeCut() ? breakOff(response) : response)),
  );
}

/** True if a response has a body that can break off halfway. */
const canBreakOff = (response: Response): boolean => response.type !== 'error' && response.body !== null;

/**
 * Passes the call to the configured backend. If the backend cannot be reached, responds as if the
 * network were down.
 */
async function askBackend(request: Request): Promise<Response> {
  try {
    return await fetch(bypass(request));
  } catch (error) {
    console.warn(`[mock] the backend did not respond to ${request.method} ${request.url}`, error);
    return HttpResponse.error();
  }
}

function createCatchAll(base: string, { network, traffic }: RestOptions): RequestHandler {
  return http.all(`${base}/*`, ({ request }) =>
    watchCall(traffic, request, null, async () => {
      const met = await meetNetwork(network, null);
      if (met) return { response: met, source: 'network' };
      const path = new URL(request.url).pathname;
      console.error(`[mock] the contract has no ${request.method} ${path}`);
      const body = { error: `There is no ${request.method} ${path}.` };
      return { response: HttpResponse.json(body, { status: 404 }), source: 'mock' };
    }),
  );
}
