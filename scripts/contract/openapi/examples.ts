import { endpointRefusals } from '#contract/endpoint-refusals.ts';
import { type OperationId, operationIds } from '#contract/endpoints.ts';
import { type Answer, createTestMock, type TestMock } from '#mocks/testing/create-test-mock.ts';
import { examples as exampleCalls } from '#mocks/testing/example-calls.ts';

/** What an operation is sent and answers in the mock's world, with long lists cut short. */
export interface OperationExamples {
  /** Its path parameters, by name. */
  readonly params: Readonly<Record<string, string>>;
  /** Undefined where nothing is sent. */
  readonly body: unknown;
  /** By status; an answer without a body is not among them. */
  readonly answers: ReadonlyMap<number, unknown>;
}

/** Noon in India on the day on which the mock's tests live. */
const NOON_IN_INDIA = Date.UTC(2026, 10, 21, 6, 30);
const LONGEST_LIST = 2;
/** Fits no body of the contract. */
const WRONG_TYPES = { title: 7, amount: 'many', status: 7, verified: 7, gender: 7 };
const UNKNOWN = { id: 'unknown', userId: 'unknown', studentId: 'unknown' };

/**
 * Calls every operation of a fresh, seeded mock under a clock that stands still, so that the same source gives
 * the same examples. Refusals are provoked, and those that the mock never answers have no example.
 */
export function collectExamples(): Promise<ReadonlyMap<OperationId, OperationExamples>> {
  return inIndia(async () => {
    const collected = new Map<OperationId, OperationExamples>();
    for (const id of operationIds) collected.set(id, await examplesOf(id));
    return collected;
  });
}

/** The seeded world counts days in the zone of the machine; a document must not depend on it. */
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
  const answers = new Map<number, unknown>();
  for (const { status, body: answer } of [...(await acceptedAnswers(id)), ...(await refusedAnswers(id))]) {
    const isKnown = status < 400 || endpointRefusals[id].some((refusal) => refusal.status === status);
    if (isKnown && !answers.has(status) && answer !== '') answers.set(status, cutShort(answer));
  }
  return { params, body: cutShort(body), answers };
}

const freshMock = (): Promise<TestMock> => createTestMock({ world: 'small', clock: () => NOON_IN_INDIA });

/** The call that the server accepts, and what becomes of it when it comes a second time. */
async function acceptedAnswers(id: OperationId): Promise<readonly Answer[]> {
  const { before, status: _, ...call } = exampleCalls[id];
  const mock = await freshMock();
  await before?.(mock);
  return [await mock.call(id, call), await mock.call(id, call)];
}

/** What the server may refuse: nobody calls, a wrong body, an unknown id, somebody who may not. */
async function refusedAnswers(id: OperationId): Promise<readonly Answer[]> {
  const { before: _, status: __, ...call } = exampleCalls[id];
  const { as: ___, ...withoutSession } = call;
  const mock = await freshMock();
  return [
    await mock.call(id, withoutSession),
    ...(call.body === undefined ? [] : [await mock.call(id, { ...call, body: WRONG_TYPES })]),
    await mock.call(id, { ...call, params: UNKNOWN }),
    await mock.call(id, { ...call, as: 'donor' }),
    await mock.call(id, { ...call, as: 'organization-unverified' }),
  ];
}

/** The same value with no list longer than two entries. */
function cutShort(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(cutShort);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cutShort(inner)]));
}
