import { getResponse, http, type RequestHandler } from 'msw';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import type { Role } from '#contract/schemas/primitives.ts';
import { isPersonaName, persona } from '../data/personas.ts';
import { findScenario } from '../scenarios/scenario.ts';
import { type RecordOf, type TableName, tableNames } from '../store/records.ts';
import { createFakeIdentity, createTestMock } from './create-test-mock.ts';

const ORIGIN = 'http://mock.test';
/** The name and email address of a user who isn't a persona. */
const STRANGER = { name: 'Asha Sharma', email: 'asha@students.example' };

/** A call that the test server received. */
export interface TestCall {
  readonly method: string;
  readonly path: string;
  /** The parsed JSON body. Null if the call has no body. */
  readonly body: unknown;
}

/** A call for a test to answer. `pass` forwards the call to the mock. */
interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly pass: () => Promise<Response>;
}
/** Answers a call in place of the mock. */
export type Answer = (asked: Asked) => Response | Promise<Response>;
export type Answers = Readonly<Partial<Record<OperationId, Answer>>>;
/** Records to add to the seed. */
export type Records = { readonly [Name in TableName]?: readonly RecordOf<Name>[] };

export interface MockServerOptions {
  /** The signed-in user: a persona, or the id of an account that exists only in this test. */
  readonly as?: string;
  /** The role in the sign-in service, for a user who isn't a persona. */
  readonly role?: Role | null;
  readonly records?: Records;
  /** The id of the active scenario. */
  readonly scenario?: string;
  readonly answers?: Answers;
}

/** Breaks the connection. */
export const broken = (): Response => Response.error();
/** Never responds. */
export const unanswered = (): Promise<Response> => new Promise(() => {});
/** Responds with JSON. */
export const json =
  (body: unknown, status = 200) =>
  (): Response =>
    Response.json(body, { status });

/**
 * Answers each call with the next answer in the list. After the end of the list, repeats the last
 * answer.
 */
export function inTurn(...answers: readonly Answer[]): Answer {
  let turn = 0;
  return (asked) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    return answer ? answer(asked) : broken();
  };
}

/**
 * Lets the mock perform the call, but replaces the mock's response with `answer`. Without an
 * `answer`, breaks the connection.
 */
export const takenBut =
  (answer: Answer = broken): Answer =>
  async (asked) => {
    await asked.pass();
    return answer(asked);
  };
/** Responds with the mock's own list plus one entry of any shape. */
export const listWith =
  (record: unknown): Answer =>
  async ({ pass }) => {
    const response = await pass();
    return Response.json([...((await response.json()) as readonly unknown[]), record]);
  };
/** Lets the mock answer. */
export const asUsual: Answer = ({ pass }) => pass();

const bodyOf = (text: string): unknown => (text === '' ? null : JSON.parse(text));

/**
 * Creates a mock backend with a fresh database and its own `fetch`, which a test passes to the
 * client under test. Tests share nothing. Tokens are user ids.
 */
export function createMockServer({
  as = 'user_test',
  role = 'STUDENT',
  records = {},
  scenario,
  answers = {},
}: MockServerOptions = {}) {
  const personas = createFakeIdentity();
  const verify = (userId: string) =>
    personas.verify(userId) ?? { ...STRANGER, userId, role, sessionId: `sess_${userId}` };
  const open = async () => {
    const mock = await createTestMock({ seed: 'small', clock: Date.now, identity: { ...personas, verify } });
    await mock.database.exclusive(async (tables) => {
      for (const name of tableNames) {
        for (const record of records[name] ?? []) await tables[name].put(record as never);
      }
    });
    const active = scenario === undefined ? null : findScenario(scenario);
    if (active === undefined) throw new RangeError(`No scenario has the id '${scenario}'.`);
    if (active) mock.network.activate(active);
    return mock;
  };
  const opening = open();
  const ask = async (request: Request, own: readonly RequestHandler[] = []): Promise<Response> => {
    const { handlers } = await opening;
    const response = await getResponse([...own, ...handlers], request, { baseUrl: ORIGIN });
    return response ?? Response.error();
  };
  const own = Object.entries(answers).map(([id, answer]): RequestHandler => {
    const { method, path } = endpoints[id as OperationId];
    const pattern = `${ORIGIN}/api/${path.replace(/\{(\w+)\}/g, ':$1')}`;
    const handle = http[method.toLowerCase() as Lowercase<typeof method>];
    return handle(pattern, async ({ request, params }) =>
      answer({
        params: params as Record<string, string>,
        body: bodyOf(await request.clone().text()),
        pass: () => ask(request),
      }),
    );
  });
  const calls: TestCall[] = [];

  const serve = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { method } = request;
    calls.push({
      method,
      path: new URL(request.url).pathname,
      body: bodyOf(await request.clone().text()),
    });
    const response = await ask(request, own);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  // Like the platform's fetch, rejects when the call is aborted.
  const fetch: typeof globalThis.fetch = (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      serve(input, init).then(resolve, reject);
    });
  };
  return { apiUrl: `${ORIGIN}/api`, token: isPersonaName(as) ? persona(as).userId : as, fetch, calls };
}
