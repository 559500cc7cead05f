import type { OperationId } from '#contract/endpoints.ts';
import { type PersonaName, persona, personaNames } from '#mocks/data/personas.ts';
import { type AskMock, isCallOf, type Plant, type SeenCall } from './proxy.ts';

type Fields = Record<string, unknown>;
const idOf = (name: PersonaName): string => persona(name).userId;
const isKnown = (bearer: string | null): boolean => personaNames.some((name) => idOf(name) === bearer);

/** What goes wrong at whichever operation it is planted at. */
export type PlantAt = (operation: OperationId) => Plant;

/** Does something else with the calls of an operation. */
function on(operation: OperationId, answer: (call: SeenCall, askMock: AskMock) => Promise<Response>): Plant {
  return (call, askMock) => (isCallOf(operation, call) ? answer(call, askMock) : null);
}

/** Answers every success with another status. */
export const succeedsWith =
  (status: number): PlantAt =>
  (operation) =>
    on(operation, async (_, askMock) => {
      const answer = await askMock();
      return answer.ok
        ? new Response(await answer.text(), { status, headers: { 'content-type': 'application/json' } })
        : answer;
    });

/** Answers every refusal of one status with another one, and nothing but a sentence. */
export const refusesWith =
  (from: number, to: number): PlantAt =>
  (operation) =>
    on(operation, async (_, askMock) => {
      const answer = await askMock();
      return answer.status === from ? Response.json({ error: 'Sorry.' }, { status: to }) : answer;
    });

/** Changes each record in the successes of an operation, alone or in a list or a page. */
export const showing =
  (change: (record: Fields) => object): PlantAt =>
  (operation) =>
    on(operation, async (_, askMock) => {
      const answer = await askMock();
      if (!answer.ok || answer.status === 204) return answer;
      const body: unknown = await answer.json();
      const page = body as { readonly data?: unknown };
      const changed = Array.isArray(body)
        ? body.map(change)
        : Array.isArray(page.data)
          ? { ...page, data: page.data.map(change) }
          : change(body as Fields);
      return Response.json(changed, { status: answer.status });
    });

/** Takes something else in than was sent. */
export const storing =
  (change: (body: Fields) => object): PlantAt =>
  (operation) =>
    on(operation, ({ body }, askMock) => askMock(body === undefined ? {} : { body: change(body as Fields) }));

/** Answers the first success of each address again and again. */
export function stale(operation: OperationId): Plant {
  const first = new Map<string, string>();
  return on(operation, async ({ path, bearer }, askMock) => {
    const answer = await askMock();
    if (!answer.ok) return answer;
    const key = `${bearer} ${path}`;
    const text = await answer.text();
    if (!first.has(key)) first.set(key, text);
    return new Response(first.get(key), { headers: { 'content-type': 'application/json' } });
  });
}

/** Says that it is done, and does nothing. */
export const doesNothing = (operation: OperationId): Plant =>
  on(operation, async ({ path, body, bearer }, askMock) => {
    if (!isKnown(bearer)) return askMock();
    // What the mock refuses stays refused.
    if (path.endsWith('-none') || JSON.stringify(body ?? '').includes('refused')) return askMock();
    const isValid = !Object.values((body ?? {}) as Fields).some(
      (value) => value === 7 || value === 'much' || value === 'PERHAPS',
    );
    return isValid ? Response.json({ id: path.split('/')[1], ...(body as object) }) : askMock();
  });

/** Asks as one person after the other until the mock accepts it, if it ever does, each in their own name where the body has one. */
async function asAnybody(askMock: AskMock, body: unknown, inTheirName: boolean): Promise<Response> {
  const fields = body as Fields | undefined;
  let last = await askMock();
  for (const as of personaNames) {
    const names = ['studentId', 'userId', 'organizationId'].filter((name) => fields && name in fields);
    const theirs = Object.fromEntries(names.map((name) => [name, idOf(as)]));
    last = await askMock(inTheirName && fields ? { as, body: { ...fields, ...theirs } } : { as });
    if (last.ok) break;
  }
  return last;
}

/** Does for everybody what it should do for the owner, or for one role, alone. */
export const checksNoOwner =
  (inTheirName = false): PlantAt =>
  (operation) =>
    on(operation, async ({ body }, askMock) => {
      const answer = await askMock();
      return answer.status === 403 ? asAnybody(askMock, body, inTheirName) : answer;
    });

/** Does without a token what it should do with one alone. */
export const checksNoToken = (operation: OperationId): Plant =>
  on(operation, ({ body, hasToken }, askMock) => (hasToken ? askMock() : asAnybody(askMock, body, false)));

/** Trusts a token without checking its signature. */
export const checksNoSignature = (operation: OperationId): Plant =>
  on(operation, ({ body, bearer, hasToken }, askMock) =>
    !hasToken || isKnown(bearer) ? askMock() : asAnybody(askMock, body, false),
  );

/** Answers a refusal of one status as if it were a success. */
export const acceptsInstead =
  (from: number, body: object = { id: 'made-up' }): PlantAt =>
  (operation) =>
    on(operation, async (_, askMock) => {
      const answer = await askMock();
      return answer.status === from
        ? Response.json(body, { status: operation.endsWith('.create') ? 201 : 200 })
        : answer;
    });

/** Refuses a body without a field that the contract does not ask for. */
export const requires =
  (field: string): PlantAt =>
  (operation) =>
    on(operation, async ({ body, hasToken }, askMock) =>
      hasToken && (body as Fields)[field] === undefined
        ? Response.json({ errors: { [field]: 'Required' } }, { status: 400 })
        : askMock(),
    );

/** Refuses a body with a field that the contract knows. */
export const refuses =
  (field: string, status: number): PlantAt =>
  (operation) =>
    on(operation, async ({ body, hasToken }, askMock) =>
      hasToken && body !== undefined && field in (body as object)
        ? Response.json({ error: 'Cannot take this.' }, { status })
        : askMock(),
    );

/** Refuses as it should, and does it all the same. */
export const refusesAndDoes = (operation: OperationId): Plant =>
  on(operation, async ({ body }, askMock) => {
    const answer = await askMock();
    if (answer.status === 403) await asAnybody(askMock, body, false);
    return answer;
  });

/** Lists what several people may see to each of them. */
export const listsEverything = (operation: OperationId): Plant =>
  on(operation, async (_, askMock) => {
    const answer = await askMock();
    if (!answer.ok) return answer;
    const own = (await answer.json()) as readonly Fields[];
    const foreign = { id: 'foreign-one', studentId: 'user_somebody', status: 'PENDING' };
    return Response.json([...own, foreign]);
  });

/** Answers as it is told. */
export const answers =
  (answer: (askMock: AskMock) => Response | Promise<Response>): PlantAt =>
  (operation) =>
    on(operation, async (_, askMock) => answer(askMock));
