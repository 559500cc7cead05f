import { isDeepStrictEqual } from 'node:util';
import { endpointRefusals } from '#contract/endpoint-refusals.ts';
import { type OperationId, operationIds } from '#contract/endpoints.ts';
import { type Answer, createTestMock, type TestMock } from '#mocks/testing/create-test-mock.ts';
import { examples as exampleCalls } from '#mocks/testing/example-calls.ts';
import { refusedCalls } from './refused-calls.ts';

/**
 * An operation's request and responses, taken from the mock's seed data. Long lists are shortened.
 */
export interface OperationExamples {
  /** The path parameters, keyed by name. */
  readonly params: Readonly<Record<string, string>>;
  /** Undefined if the operation has no body. */
  readonly body: unknown;
  /** Response bodies, keyed by status. Leaves out duplicates and empty bodies. */
  readonly answers: ReadonlyMap<number, readonly unknown[]>;
}

/** Noon in India on the day that the mock's tests use. */
const NOON_IN_INDIA = Date.UTC(2026, 10, 21, 6, 30);
const LONGEST_LIST = 2;
/** A body that is invalid for every operation. */
const WRONG_TYPES = { title: 7, amount: 'many', status: 7, verified: 7, gender: 7 };
const UNKNOWN = { id: 'unknown', userId: 'unknown', studentId: 'unknown' };

/**
 * Calls every operation of a fresh mock with seed data and a stopped clock, so that the examples
 * are reproducible. Also provokes the refusals that the mock can return.
 */
export function collectExamples(): Promise<ReadonlyMap<OperationId, OperationExamples>> {
  return inIndia(async () => {
    const collected = new Map<OperationId, OperationExamples>();
    for (const id of operationIds) collected.set(id, await examplesOf(id));
    return collected;
  });
}

/**
 * Runs `work` in India's time zone. The seed data depends on the time zone, but the document must
 * not.
 */
async function inIndia<T>(work: () => Promise<T>): Promise<T> {
  const zone = process.env.TZ;
  process.env.TZ = 'Asia/Kolkata';
  try {
    return await work();
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
}

async function examplesOf(id: OperationId): Promise<OperationExamples> {
  const { params = {}, body } = exampleCalls[id];
  const answers = new Map<number, unknown[]>();
  for (const { status, body: answer } of [...(await acceptedAnswers(id)), ...(await refusedAnswers(id))]) {
    const isKnown = status < 400 || endpointRefusals[id].some((refusal) => refusal.status === status);
    const known = answers.get(status) ?? [];
    const isNew = !known.some((other) => isDeepStrictEqual(other, cutShort(answer)));
    // One example of a success is enough, but refusals with the same status differ in their text.
    if (isKnown && isNew && answer !== '' && (known.length === 0 || status >= 400)) {
      answers.set(status, [...known, cutShort(answer)]);
    }
  }
  return { params, body: cutShort(body), answers };
}

const freshMock = (): Promise<TestMock> => createTestMock({ seed: 'small', clock: () => NOON_IN_INDIA });

/**
 * Sends the example call twice, because the mock may refuse the second call. Returns both
 * responses.
 */
async function acceptedAnswers(id: OperationId): Promise<readonly Answer[]> {
  const { before, status: _, ...call } = exampleCalls[id];
  const mock = await freshMock();
  await before?.(mock);
  return [await mock.call(id, call), await mock.call(id, call)];
}

/**
 * Sends the example call several times: without a session, with an invalid body, with unknown ids,
 * and as users without permission. Then sends the operation's `refusedCalls`. Returns the refusals.
 */
async function refusedAnswers(id: OperationId): Promise<readonly Answer[]> {
  const { before, status: _, ...call } = exampleCalls[id];
  const { as: __, ...withoutSession } = call;
  const mock = await freshMock();
  await before?.(mock);
  const refused = [
    withoutSession,
    ...(call.body === undefined ? [] : [{ ...call, body: WRONG_TYPES }]),
    ...(call.params === undefined ? [] : [{ ...call, params: UNKNOWN }]),
    { ...call, as: 'donor' as const },
    { ...call, as: 'organization-unverified' as const },
    ...(refusedCalls[id] ?? []).map((changes) => ({ ...call, ...changes })),
  ];
  const answers: Answer[] = [];
  for (const one of refused) answers.push(await mock.call(id, one));
  return answers.filter(({ status }) => status >= 400);
}

/** Returns the value with every list shortened to two entries. */
function cutShort(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(cutShort);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cutShort(inner)]));
}
