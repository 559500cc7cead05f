import type * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import type { Caller } from './callers.ts';
import { asStranger, type CheckContext, occasions } from './context.ts';
import type { Kind } from './kinds.ts';
import type { OwnRecord } from './own-records.ts';
import type { Occasion, Outcome } from './prober.ts';
import { readBack } from './read-back.ts';

/** The fields of a body that the contract asks for; null where it may be. */
function requiredOf({ create }: Kind, full: object): object {
  const { entries } = endpoints[create].body as v.ObjectSchema<v.ObjectEntries, undefined>;
  const required = Object.entries(full).filter(([name]) => entries[name]?.type !== 'nullish');
  return Object.fromEntries(
    required.map(([name, value]) => [name, entries[name]?.type === 'nullable' ? null : value]),
  );
}

/** Sends a call that may create a record in a person's name, and writes the record down. */
export async function make({ own }: CheckContext, kind: Kind, by: Caller, send: () => Promise<Outcome>) {
  own.announce(kind, by);
  const outcome = await send();
  return { ...outcome, record: await own.adopt(kind, by, outcome) };
}

/**
 * Makes a record, after everything that has to be refused was refused, and after one of the required fields alone. What
 * those have made is removed at once. Where that fails and a person can have only one, it is used in place of the next.
 *
 * @param full everything that the contract takes
 * @param wrong what must be refused with 400, by what is wrong with it
 * @returns the record, once the server shows that it is this run's; null where there is none
 */
export async function makeRecord(
  context: CheckContext,
  kind: Kind,
  caller: Caller,
  { full, wrong }: { readonly full: object; readonly wrong: Readonly<Record<string, object>> },
): Promise<OwnRecord | null> {
  const { prober, own } = context;
  const operation = kind.create;
  const required = requiredOf(kind, full);
  const attempt = { operation, as: caller, body: full };
  const isStuck = async (record: OwnRecord) => (await own.remove(record)) !== null && kind.isUnique;
  const show = async (record: OwnRecord, { body }: Outcome, sent: object, detail?: string) => {
    await prober.succeeds({ operation: kind.read, id: record.id, as: caller });
    await readBack(context, { operation, record, sent, body, detail });
    return record;
  };
  const refusals: readonly (readonly [Occasion, Caller | null, object])[] = [
    ...Object.entries(wrong).map(([name, body]) => [{ ...occasions.wrongBody, name }, caller, body] as const),
    [occasions.withoutToken, null, required],
  ];
  for (const [occasion, as, body] of refusals) {
    const refused = () => prober.isRefused(occasion, { operation, as, body });
    const { record, ...outcome } = await make(context, kind, caller, refused);
    if (record !== null && (await isStuck(record))) return show(record, outcome, body);
  }
  if (Object.entries(full).some(([name, value]) => required[name as keyof typeof required] !== value)) {
    const detail = 'with the required fields alone';
    const first = () => prober.succeeds({ ...attempt, body: required }, detail);
    const { record, ...outcome } = await make(context, kind, caller, first);
    if (record !== null) {
      await show(record, outcome, required, detail);
      if (await isStuck(record)) return record;
    }
  }
  const { record, ...outcome } = await make(context, kind, caller, () => prober.succeeds(attempt));
  return record && show(record, outcome, full);
}

/** Tries to create a record as a person who may not, and removes it if it was created. */
export async function refuseToMake(
  context: CheckContext,
  kind: Kind,
  occasion: Occasion,
  attempt: { readonly as: Caller; readonly body: object },
  owner: Caller = attempt.as,
): Promise<void> {
  const refused = { operation: kind.create, ...attempt };
  const { record } = await make(context, kind, owner, () => context.prober.isRefused(occasion, refused));
  if (record !== null) await context.own.remove(record);
}

export interface ChangeCase {
  readonly changes: readonly { readonly body: object; readonly detail?: string }[];
  /** A change that only one person may make, by default the record's owner; and a change that is never allowed. */
  readonly refused: object;
  readonly as?: Caller;
  readonly wrong: object;
  readonly others: readonly Caller[];
}

/** Changes a record of this run, after everything that has to be refused. */
export async function changeRecord(
  context: CheckContext,
  record: OwnRecord,
  { changes, refused, wrong, others, as = record.by }: ChangeCase,
): Promise<void> {
  const { prober, unknownId } = context;
  const operation = record.kind.update;
  const call = { operation, id: record.id };
  await prober.isRefused(occasions.withoutToken, { ...call, as: null, body: refused });
  await prober.isRefused(occasions.wrongBody, { ...call, as, body: wrong });
  await prober.isRefused(occasions.unknownOrForeign, { operation, id: unknownId, as, body: refused });
  for (const other of others) {
    await prober.isRefused(asStranger(other, 'who may not change it'), { ...call, as: other, body: refused });
  }
  for (const { detail, body: sent } of changes) {
    const { isDone, body } = await prober.succeeds({ ...call, as, body: sent }, detail);
    if (isDone) await readBack(context, { operation, record, sent, body, detail });
  }
}

/** Removes a record of this run, after everything that has to be refused, and looks whether it is gone. */
export async function removeRecord(
  { prober, own, unknownId }: CheckContext,
  record: OwnRecord,
  others: readonly Caller[],
): Promise<void> {
  const { kind, id, by } = record;
  const operation = kind.remove;
  const call = { operation, id };
  const doubt = await own.doubt(record);
  if (doubt !== null) return prober.skip(operation, doubt);
  await prober.isRefused(occasions.unknownOrForeign, { operation, id: unknownId, as: by });
  const refusals = [
    ...others.map((other) => [asStranger(other, 'who may not remove it'), other] as const),
    [occasions.withoutToken, null] as const,
  ];
  for (const [occasion, as] of refusals) {
    const refused = await prober.isRefused(occasion, { ...call, as });
    if (!(await own.isGone(record))) continue;
    return prober.expects(operation, occasion.name, refused.isDone, 'the record', 'none: it was refused');
  }
  const { isDone } = await prober.succeeds({ ...call, as: by });
  const isGone = !isDone || (await own.isGone(record));
  prober.expects(operation, 'after its removal', isGone, 'no record any more', 'the record, still there');
}
