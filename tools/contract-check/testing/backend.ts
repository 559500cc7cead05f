import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import { type PersonaName, persona } from '#mocks/data/personas.ts';
import { tableNames } from '#mocks/store/records.ts';
import { createTestMock, NOON, type TestMock } from '#mocks/testing/create-test-mock.ts';
import { type Caller, readCaller } from '../callers.ts';
import { createJournal, type Entry } from '../journal.ts';
import type { Report } from '../report.ts';
import { type CheckOptions, runCheck } from '../run-check.ts';
import { rejectOnAbort } from './reject-on-abort.ts';

/** A call as the server receives it. */
export interface SeenCall {
  readonly method: string;
  /** Path relative to the base URL, such as `scholarships/sch-1`. */
  readonly path: string;
  /** The id of the calling user. Null for a call without a token. */
  readonly bearer: string | null;
  readonly body: unknown;
}

/**
 * A planted fault. Responds in place of the mock, or changes the mock's response. Returns null to
 * pass the call to the mock.
 */
export type Plant = (
  call: SeenCall,
  askMock: (changes?: { as?: PersonaName; body?: unknown }) => Promise<Response>,
) => Promise<Response> | null;

export const never = (): Promise<Response> => new Promise(() => {});
export const callersOf = (...userIds: readonly string[]): readonly Caller[] =>
  userIds.map(readCaller).filter((caller) => caller !== null);
export const callerOf = (name: PersonaName): Caller => callersOf(persona(name).userId)[0] as Caller;

/**
 * Returns true if a call belongs to an operation. A fixed path such as `scholarships/active` never
 * matches `scholarships/{id}`.
 */
export function isCallOf(operation: OperationId, { method, path }: SeenCall): boolean {
  const wanted = endpoints[operation];
  if (method !== wanted.method) return false;
  if (Object.values(endpoints).some((other) => other.path === path)) return path === wanted.path;
  return new RegExp(`^${wanted.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

/** Changes each response of an operation, after the mock has handled the call. */
export const answering =
  (operation: OperationId, answer: (done: Response, call: SeenCall) => unknown): Plant =>
  (call, askMock) =>
    isCallOf(operation, call) ? askMock().then((done) => answer(done, call) as Response) : null;

/**
 * Creates a backend: the mock with planted faults. Its `fetch` uses no network and accepts a
 * user's id as the bearer token.
 */
export async function createBackend(...plants: readonly Plant[]) {
  const mock = await createTestMock({ seed: 'small' });
  const calls: SeenCall[] = [];
  const before = new Set(idsIn(mock));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const call = {
      method: request.method,
      path: decodeURIComponent(new URL(request.url).pathname.replace('/api/', '')),
      bearer: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const askMock: Parameters<Plant>[1] = async ({ as, body = call.body } = {}) => {
      const headers = new Headers(request.headers);
      if (as) headers.set('authorization', `Bearer ${persona(as).userId}`);
      const sent = { method: request.method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await getResponse(mock.handlers, new Request(request.url, sent), {
        baseUrl: 'http://mock.test',
      });
      return answer ?? new Response(null, { status: 404 });
    };
    const planted = plants.map((plant) => plant(call, askMock)).find((answer) => answer !== null);
    // Prefers the caller's signal, because the request's own signal may be garbage-collected before
    // it aborts.
    return Promise.race([planted ?? askMock(), rejectOnAbort(init?.signal ?? request.signal)]);
  };
  const entries: Entry[] = [];
  const options = (given: Partial<CheckOptions> = {}): CheckOptions => ({
    baseUrl: 'http://mock.test/api',
    callers: [],
    writes: (given.callers?.length ?? 0) > 0,
    pays: false,
    timeoutMs: 50,
    runId: '1a2b3c4d',
    journal: createJournal((line) => entries.push(JSON.parse(line))),
    now: () => NOON,
    fetch,
    ...given,
  });
  return {
    mock,
    fetch,
    calls,
    /** The entries of the run's journal. */
    entries,
    options,
    check: (given?: Partial<CheckOptions>): Promise<Report> => runCheck(options(given)),
    /** Returns the ids of records that did not exist before the check. */
    newRecords: () => idsIn(mock).filter((id) => !before.has(id)),
    /** Returns the current state of all records that existed before the check. */
    foreignRecords: () =>
      tableNames.flatMap((name) => {
        const rows: readonly { readonly id: string }[] = mock.database.tables[name].all();
        return structuredClone(rows.filter(({ id }) => before.has(`${name} ${id}`)));
      }),
  };
}

const idsIn = (mock: TestMock): string[] =>
  tableNames.flatMap((name) => mock.database.tables[name].all().map(({ id }) => `${name} ${id}`));

/**
 * Serves a `fetch` function over HTTP. Returns the base URL, and a function that closes the server.
 */
export async function serve(answer: typeof globalThis.fetch) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = new Headers(incoming.headers as Record<string, string>);
    const init = { method: incoming.method ?? 'GET', headers };
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const response = await answer(`http://mock.test${incoming.url}`, { ...init, ...body });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
  };
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, close };
}
