import type { OperationId } from '#contract/endpoints.ts';
import { fundraiserBody, scholarshipBody } from './bodies.ts';
import type { Caller } from './callers.ts';
import { type CheckContext, NOT_FOUND, occasions } from './context.ts';
import { idIn } from './coping.ts';
import { type Collection, type OwnRecord, recordIn, searchCollection } from './own-records.ts';

/** A collection whose records an organization makes, replaces and removes. */
export interface OwnedCollection extends Collection {
  readonly body: (marker: string, userId: string, now: number) => object;
}

export const scholarships: OwnedCollection = {
  name: 'scholarship',
  list: { operation: 'scholarships.all' },
  operations: {
    create: 'scholarships.create',
    byId: 'scholarships.byId',
    update: 'scholarships.update',
    remove: 'scholarships.delete',
  },
  body: scholarshipBody,
};

export const fundraisers: OwnedCollection = {
  name: 'campaign',
  list: { operation: 'fundraisers.all' },
  operations: {
    create: 'fundraisers.create',
    byId: 'fundraisers.byId',
    update: 'fundraisers.update',
    remove: 'fundraisers.delete',
  },
  body: fundraiserBody,
};

/** What a call that makes a record sends: a body that fits, and one that must be refused. */
export interface Bodies {
  readonly good: object;
  readonly wrong: object;
}

/**
 * Makes a record after everything that has to be refused was refused. What a server makes where it had to refuse
 * is this run's all the same, and is removed at once.
 *
 * @returns the record, once the server shows that it is this run's; null where there is none
 */
export async function makeRecord(
  context: CheckContext,
  collection: Collection,
  caller: Caller,
  bodies: Bodies,
): Promise<OwnRecord | null> {
  const { prober, own, marker } = context;
  const operation = collection.operations.create;
  own.watch(searchCollection(collection, caller, marker));

  const nobody = await prober.isRefused(occasions.nobody, { operation, as: null, body: bodies.good }, [401]);
  await takeBack(context, collection, caller, nobody);
  const wrong = await prober.isRefused(
    occasions.wrongBody,
    { operation, as: caller, body: bodies.wrong },
    [400],
  );
  await takeBack(context, collection, caller, wrong);

  const made = await prober.succeeds({ operation, as: caller, body: bodies.good }, [403]);
  return made.isDone ? claimMade(context, collection, caller, made.body) : null;
}

/** Removes what was made although it had to be refused; what shows no id is found at the end. */
export async function takeBack(
  context: CheckContext,
  collection: Collection,
  caller: Caller,
  { isDone, body }: { readonly isDone: boolean; readonly body: unknown },
): Promise<void> {
  const id = isDone ? idIn(body) : null;
  if (id === null) return;
  const record = recordIn(collection, id, caller);
  if (!(await context.own.claim(record))) return;
  await context.prober.ask({ ...record.remove, as: caller });
  if (await isGone(context, record)) context.own.forget(record);
}

async function claimMade(
  context: CheckContext,
  collection: Collection,
  caller: Caller,
  body: unknown,
): Promise<OwnRecord | null> {
  const { create, byId } = collection.operations;
  const id = idIn(body);
  // Without an id the answer has not fitted; what was made is found in the list at the end.
  if (id === null) return null;
  const record = recordIn(collection, id, caller);
  const read = await context.prober.succeeds({ ...record.read, as: caller });
  if (await context.own.claim(record)) return record;
  if (read.isDone) {
    const fault = {
      path: '$.id',
      expected: 'the id of the record that was sent',
      got: 'the id of another record',
    };
    const probe = { operation: create, name: 'reads it again', wanted: 'success', status: null } as const;
    context.prober.note({ ...probe, verdict: 'does not fit', differences: [fault], notes: [] });
  } else {
    const reason = `${byId} does not show it, so that nobody can tell whose it is; it was not removed`;
    context.own.suspect({ label: record.label, reason });
  }
  return null;
}

/** Changes a record of this run, after everything that has to be refused. */
export async function changeRecord(
  context: CheckContext,
  operation: OperationId,
  record: OwnRecord,
  bodies: Bodies,
  others: readonly Caller[],
): Promise<void> {
  const { prober, unknownId } = context;
  const { caller } = record;
  const params = record.remove.params ?? {};
  const body = bodies.good;
  await prober.isRefused(occasions.nobody, { operation, params, as: null, body }, [401]);
  await prober.isRefused(occasions.wrongBody, { operation, params, as: caller, body: bodies.wrong }, [400]);
  const unknown = Object.fromEntries(Object.keys(params).map((name) => [name, unknownId]));
  await prober.isRefused(occasions.unknown, { operation, params: unknown, as: caller, body }, NOT_FOUND);
  for (const other of others) {
    await prober.isRefused(occasions.other, { operation, params, as: other, body }, [403]);
  }
  await prober.succeeds({ operation, params, as: caller, body });
}

/** Removes a record of this run, after everything that has to be refused, and looks whether it is gone. */
export async function removeRecord(
  context: CheckContext,
  record: OwnRecord,
  others: readonly Caller[],
): Promise<void> {
  const { prober, own, unknownId } = context;
  const { caller } = record;
  const { operation, params = {} } = record.remove;
  const unknown = Object.fromEntries(Object.keys(params).map((name) => [name, unknownId]));
  await prober.isRefused(occasions.unknown, { operation, params: unknown, as: caller }, NOT_FOUND);
  const attempts = [
    ...others.map((other) => [occasions.other, other, 403] as const),
    [occasions.nobody, null, 401] as const,
  ];
  for (const [occasion, as, status] of attempts) {
    const refused = await prober.isRefused(occasion, { operation, params, as }, [status]);
    // A server that lets others remove it has removed it: there is no second time.
    if (refused.isDone && (await isGone(context, record))) return own.forget(record);
  }
  const removed = await prober.succeeds({ ...record.remove, as: caller });
  if (!removed.isDone) return;
  if (await isGone(context, record)) return own.forget(record);
  const fault = { path: '$', expected: 'no record any more', got: 'the record, still there' };
  const probe = { operation, name: occasions.gone, wanted: 'success', status: null } as const;
  prober.note({ ...probe, verdict: 'does not fit', differences: [fault], notes: [] });
}

async function isGone({ prober, marker }: CheckContext, { read, caller }: OwnRecord): Promise<boolean> {
  const after = await prober.ask({ ...read, as: caller });
  return after !== null && !(after.status < 300 && after.text.includes(marker));
}
