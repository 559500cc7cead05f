import { getResponse } from 'msw';
import { type PersonaName, persona } from '#mocks/data/personas.ts';
import { tableNames } from '#mocks/store/records.ts';
import { createTestMock, NOON, type TestMock } from '#mocks/testing/create-test-mock.ts';
import { type Caller, readCaller } from '../callers.ts';
import { type CheckOptions, type Report, runCheck } from '../run-check.ts';
import { createProxy, type Plant, type SeenCall } from './proxy.ts';

/** The mock's server with faults planted, called without a network. Its bearer is the user's id. */
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
  const mock = await createTestMock({ seed: 'small' });
  const calls: SeenCall[] = [];
  const before = new Set(idsIn(mock));

  const ask = async (request: Request): Promise<Response> =>
    (await getResponse(mock.handlers, request, { baseUrl: 'http://mock.test' })) ??
    new Response(null, { status: 404 });
  const fetch = createProxy(ask, plants, calls);

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
