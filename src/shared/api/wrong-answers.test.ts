import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyEndpoint, type AnySchema, CALL_TIMEOUT_MS } from '#contract/endpoint.ts';
import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';
import { ANOTHER_TYPE, brokenAnswers, extremes, goodAnswer, partsOf } from './answers.test-utils.ts';
import { createApiClient, READ_PATIENCE_MS } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { installFakeTime } from './fake-time.test-utils.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const endpointOf = (operation: OperationId): AnyEndpoint => endpoints[operation];
const successOf = (operation: OperationId): number => endpointOf(operation).success[0] ?? 200;
/** Operations whose response the client reads. It ignores the responses to all other operations. */
const readingOperations = operationIds.filter((operation) => endpointOf(operation).answer !== null);
/**
 * Whether an empty object is a valid response. If so, an object with only unknown fields is valid,
 * too.
 */
const mayBeEmpty = (operation: OperationId) => v.is(answerOf(operation), {});

function answerOf(operation: OperationId): AnySchema {
  const { answer } = endpointOf(operation);
  if (answer === null) throw new Error(`${operation} reads no answer`);
  return answer as AnySchema;
}

const listOperations = readingOperations.filter((operation) =>
  Array.isArray(goodAnswer(answerOf(operation))),
);

const text =
  (body: string, status: number, type = 'application/json'): Answer =>
  () =>
    new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
const never: Answer = () => new Promise(() => {});
const endless = (status: number): Answer => {
  // Sends headers and a first chunk, then nothing more.
  const body = () => new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('[')) });
  return () => new Response(body(), { status });
};
const broken = (status: number): Answer => {
  const body = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
  return () => new Response(body(), { status });
};

interface Ending {
  /**
   * `data` for an accepted response, or `nothing` if that response was empty. For a failed call,
   * the kind of failure, or `a raw …` if the error was not an ApiError.
   */
  readonly kind: string;
  readonly error: unknown;
  readonly value?: unknown;
}

/** Calls an operation on a server that sends this response. */
async function outcome(
  operation: OperationId,
  answer: Answer,
  bearer = async () => 'token',
): Promise<Ending> {
  const api = createApiClient({
    baseUrl: 'https://api.example/api',
    bearer,
    fetch: (input) => {
      const request = input as Request;
      // Rejects a cancelled call, as the browser's fetch does.
      const cancelled = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
      return Promise.race([answer(request), cancelled]);
    },
  });
  const names = endpointOf(operation).path.matchAll(/\{(\w+)\}/g);
  const params = Object.fromEntries(Array.from(names, ([, name]) => [name, 'one']));
  // TypeScript knows the input of a specific operation, but not of an arbitrary one.
  const input = { params, ...(endpointOf(operation).body && { body: {} }) } as never;
  return api.call(operation, input).then(
    (value: unknown) => ({
      kind: (JSON.stringify(value) ?? '{}') === '{}' ? 'nothing' : 'data',
      error: null,
      value,
    }),
    (error: unknown) => ({
      kind: error instanceof ApiError ? error.failure.kind : `a raw ${String(error)}`,
      error,
    }),
  );
}

/** Calls the operation once for each response, and returns how each call ended. */
async function endings(operation: OperationId, answers: Readonly<Record<string, Answer>>) {
  const calls = Object.entries(answers).map(
    async ([what, answer]) => [what, (await outcome(operation, answer)).kind] as const,
  );
  return Object.fromEntries(await Promise.all(calls));
}

const all = (answers: Readonly<Record<string, unknown>>, kind: string) =>
  Object.fromEntries(Object.keys(answers).map((what) => [what, kind]));

const HTML = '<!doctype html><html><body><h1>Proxy</h1></body></html>';
/** JSON that is nested more deeply than any call stack allows. */
const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

describe('wrong responses to the API client', () => {
  /** Advances the fake timers far enough for the calls to end. */
  async function settle<T>(calls: Promise<T>): Promise<T> {
    await vi.advanceTimersByTimeAsync(READ_PATIENCE_MS + CALL_TIMEOUT_MS);
    return calls;
  }

  installFakeTime();

  it.each(readingOperations)(
    '[SAFE-02] %s rejects an empty, truncated, non-JSON or wrongly typed response',
    async (operation) => {
      const status = successOf(operation);
      const plain = {
        'nothing at all': text('', status),
        'an HTML page': text(HTML, status, 'text/html'),
        'an HTML page that says it is JSON': text(HTML, status),
        'half an answer': text('[{"id":"on', status),
        'half a record': text('{"id":"on', status),
        null: text('null', status),
        'a number': text('42', status),
        false: text('false', status),
        'lists in lists': text('[[[]]]', status),
        'another success': text(JSON.stringify(goodAnswer(answerOf(operation))), 206),
      };
      expect(await settle(endings(operation, plain))).toEqual(all(plain, 'contract'));
    },
  );

  it.each(readingOperations)(
    '[SAFE-02] %s rejects a response with one value of the wrong type, or drops the list entry that contains the value',
    async (operation) => {
      const good = goodAnswer(answerOf(operation));
      const answers = Object.fromEntries(
        brokenAnswers(good).map(([path, answer]) => [
          path,
          text(JSON.stringify(answer), successOf(operation)),
        ]),
      );
      const ended = await settle(endings(operation, answers));
      // If two response shapes are valid, a field that breaks one shape may be unknown to the other
      // shape, which ignores it.
      const isUnion = partsOf(answerOf(operation)).type === 'union';
      const kinds = isUnion && mayBeEmpty(operation) ? ['contract', 'nothing'] : ['contract'];
      const wrong = ([path, kind]: [string, string]) =>
        path.includes('[0]') ? kind !== 'data' : !kinds.includes(kind);
      expect(Object.entries(ended).filter(wrong)).toEqual([]);
    },
  );

  it.each(listOperations)(
    '[SAFE-02] %s drops the invalid records of a list and keeps the valid ones',
    async (operation) => {
      const schema = answerOf(operation);
      const good = goodAnswer(schema);
      const invalid = [ANOTHER_TYPE, ...extremes].flatMap((wrong) =>
        brokenAnswers(good, wrong)
          .filter(([, list]) => Array.isArray(list) && !v.is(schema, list))
          .map(([path, list]) => ({ path, record: (list as readonly unknown[])[0] })),
      );
      const list = JSON.stringify([good, invalid.map(({ record }) => record), good].flat());
      // If a nested list has an invalid entry, only that entry is dropped. The outer record stays.
      const kept = invalid.filter(({ path }) => /\w\[0\]/.test(path));
      const { value } = await settle(outcome(operation, text(list, successOf(operation))));
      expect(invalid.length - kept.length).toBeGreaterThan(10);
      expect(value).toEqual([good, kept.map(() => good), good].flat(2));
    },
  );

  it.each(operationIds)('[SAFE-02] [SAFE-04] %s reports each refusal with its status', async (operation) => {
    const refusals = {
      'an HTML error': text('<html>Bad gateway</html>', 502, 'text/html'),
      'an error of objects': text('{"error":{"a":{"b":{}}}}', 500),
      'errors without an end': text(`{"errors":${DEEP}}`, 500),
      'half an error': text('{"error":"Not', 500),
      'an empty error': text('', 500),
      'an error that breaks off': broken(422),
      'an error that never ends': endless(422),
      'an ended session': text('{"error":"Please sign in."}', 401),
      'an ended session, in HTML': text(HTML, 401, 'text/html'),
    };
    const ended = await settle(endings(operation, refusals));
    const { 'an error that never ends': late, 'an error that breaks off': cut, ...others } = ended;
    expect(others).toEqual(all(others, 'http'));
    // These two calls have received a status, but may fail with a timeout or a network error while
    // they wait for the rest of the body.
    expect([late, cut].every((kind) => ['http', 'timeout', 'network'].includes(kind ?? ''))).toBe(true);
    const { error } = await settle(outcome(operation, refusals['an ended session']));
    expect(error).toMatchObject({
      operation,
      failure: { kind: 'http', status: 401, message: 'Please sign in.' },
    });
  });

  it.each(operationIds)(
    '[SAFE-02] %s fails with ‘network’ or ‘timeout’ if the connection fails or if the response never arrives, breaks off or stalls',
    async (operation) => {
      const lines = {
        dead: () => Promise.reject(new TypeError('Failed to fetch')),
        'without an answer': never,
        ...(endpointOf(operation).answer && {
          'cut in the middle': broken(successOf(operation)),
          'silent in the middle': endless(successOf(operation)),
        }),
      };
      expect(await settle(endings(operation, lines))).toEqual({
        dead: 'network',
        'without an answer': 'timeout',
        ...(endpointOf(operation).answer && {
          'cut in the middle': 'network',
          'silent in the middle': 'timeout',
        }),
      });
      const withoutToken = outcome(operation, text('', 500), () => new Promise<never>(() => {}));
      expect((await settle(withoutToken)).kind).toBe('timeout');
    },
  );

  it.each(operationIds)('[SAFE-02] %s accepts a response that takes almost 10 s', async (operation) => {
    const { answer } = endpointOf(operation);
    const body = answer === null ? '' : JSON.stringify(goodAnswer(answer as AnySchema));
    const slow: Answer = (request) =>
      new Promise((resolve) =>
        setTimeout(() => resolve(text(body, successOf(operation))(request)), CALL_TIMEOUT_MS - 1),
      );
    const { kind } = await settle(outcome(operation, slow));
    expect(kind).toBe(answer === null ? 'nothing' : 'data');
  });
});

describe('an oversized response', () => {
  /**
   * A limit on CPU time, in milliseconds. Other processes do not affect CPU time. The limit is much
   * longer than processing a response takes, but shorter than a user would wait.
   */
  const REASONABLE_MS = 2000;
  const workedMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const JUNK = 'x'.repeat(1_000_000);

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  async function inTime(ending: Promise<Ending>): Promise<Ending> {
    const started = workedMs();
    const ended = await ending;
    expect(workedMs() - started).toBeLessThan(REASONABLE_MS);
    return ended;
  }

  it.each(readingOperations)(
    '[SAFE-02] %s rejects 1 MB of junk within 2 s of CPU time',
    async (operation) => {
      const isSentence = v.is(answerOf(operation), 'There are none.');
      const texts = [
        JUNK,
        `[{"id":"${JUNK}"}]`,
        `{"id":"${JUNK}"}`,
        DEEP,
        ...(isSentence ? [] : [`"${JUNK}"`]),
      ];
      for (const junk of texts) {
        const { kind, error } = await inTime(outcome(operation, text(junk, successOf(operation))));
        expect(mayBeEmpty(operation) ? ['contract', 'nothing'] : ['contract']).toContain(kind);
        expect(String(error).length).toBeLessThan(1000);
      }
    },
  );

  /** A list without a single valid record. */
  const strange = (length: number) =>
    JSON.stringify(Array.from({ length }, (_, id) => ({ id, title: {}, deadline: 'soon' })));

  it.each(listOperations)('[SAFE-02] %s rejects a list of 1,000 invalid entries', async (operation) => {
    const { kind } = await outcome(operation, text(strange(1000), successOf(operation)));
    expect(kind).toBe('contract');
  });

  // One operation is enough, because the same code reads all lists.
  it('[SAFE-02] scholarships.all rejects a list of 50,000 invalid entries within 2 s of CPU time', async () => {
    const { kind } = await inTime(outcome('scholarships.all', text(strange(50_000), 200)));
    expect(kind).toBe('contract');
  });

  it('[SAFE-02] scholarships.create turns a huge refusal into a failure of fewer than 5,000 characters', async () => {
    for (const errors of [
      { title: Array.from({ length: 50_000 }, () => 'Too short') },
      Object.fromEntries(Array.from({ length: 50_000 }, (_, line) => [`line-${line}`, 'Too short'])),
    ]) {
      const refusal = text(JSON.stringify({ error: JUNK, errors }), 422);
      const { error } = await inTime(outcome('scholarships.create', refusal));
      if (!(error instanceof ApiError) || error.failure.kind !== 'http') throw error;
      expect(error.failure.fields).toBeDefined();
      expect(JSON.stringify(error.failure).length).toBeLessThan(5000);
    }
  });
});
