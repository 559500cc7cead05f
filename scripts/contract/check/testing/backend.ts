import { getResponse } from 'msw';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import { type PersonaName, persona } from '#mocks/data/personas.ts';
import { tableNames } from '#mocks/store/records.ts';
import { createTestMock, NOON, type TestMock } from '#mocks/testing/create-test-mock.ts';
import { type Caller, readCaller } from '../callers.ts';
import { type CheckOptions, type Report, runCheck } from '../run-check.ts';

/** A call as the server sees it. */
export interface SeenCall {
  readonly method: string;
  /** Below the base URL: `scholarships/sch-1`. */
  readonly path: string;
  readonly hasToken: boolean;
  /** Undefined when nothing is sent. */
  readonly body: unknown;
}

/** Asks the mock what the check has asked, or the same as somebody else, or with another body. */
export type AskMock = (changes?: { readonly as?: PersonaName; readonly body?: unknown }) => Promise<Response>;

/** Answers a call instead of the mock, or does something to the mock's answer. */
export type Plant = (call: SeenCall, askMock: AskMock) => Promise<Response> | null;

/** The mock's server with differences planted, called without a network. Its bearer is the user's id. */
export interface Backend {
  readonly mock: TestMock;
  readonly fetch: typeof globalThis.fetch;
  readonly calls: readonly SeenCall[];
  /** Everything that was there before the check, as it is now. */
  foreignRecords(): Readonly<Record<string, readonly { readonly id: string }[]>>;
  /** The records that were not there before the check. */
  newRecords(): readonly string[];
  check(options?: Partial<CheckOptions>): Promise<Report>;
}

/** A persona's bearer. */
export function callerOf(name: PersonaName): Caller {
  const caller = readCaller(persona(name).userId);
  if (caller === null) throw new Error(`${name} has an id that is no bearer`);
  return caller;
}

export async function createBackend(plants: readonly Plant[] = []): Promise<Backend> {
  const mock = await createTestMock({ world: 'small' });
  const calls: SeenCall[] = [];
  const before = new Set(idsIn(mock));

  const answer = async (request: Request): Promise<Response> => {
    const text = await request.text();
    const call: SeenCall = {
      method: request.method,
      path: decodeURIComponent(new URL(request.url).pathname.replace('/api/', '')),
      hasToken: request.headers.has('authorization'),
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const askMock: AskMock = async ({ as, body = call.body } = {}) => {
      const headers = new Headers(request.headers);
      if (as) headers.set('authorization', `Bearer ${persona(as).userId}`);
      const asked = new Request(request.url, {
        method: request.method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await getResponse(mock.handlers, asked, { baseUrl: 'http://mock.test' });
      return response ?? new Response(null, { status: 404 });
    };
    for (const plant of plants) {
      const planted = plant(call, askMock);
      if (planted !== null) return planted;
    }
    return askMock();
  };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return answer(request);
  };

  return {
    mock,
    fetch,
    calls,
    foreignRecords: () =>
      Object.fromEntries(
        tableNames.map((name) => [
          name,
          structuredClone(mock.database.tables[name].all().filter(({ id }) => before.has(`${name} ${id}`))),
        ]),
      ),
    newRecords: () => idsIn(mock).filter((id) => !before.has(id)),
    check: (options = {}) =>
      runCheck({
        baseUrl: 'http://mock.test/api',
        callers: [],
        writes: false,
        pays: false,
        timeoutMs: 5_000,
        runId: '1a2b3c4d',
        now: () => NOON,
        fetch,
        ...options,
      }),
  };
}

const idsIn = (mock: TestMock): string[] =>
  tableNames.flatMap((name) => mock.database.tables[name].all().map(({ id }) => `${name} ${id}`));

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
