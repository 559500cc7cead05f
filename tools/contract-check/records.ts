import type * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import type { Caller } from './callers.ts';
import { asStranger, type CheckContext, occasions } from './context.ts';
import type { Kind } from './kinds.ts';
import type { OwnRecord } from './own-records.ts';
import type { Attempt, Occasion, Outcome } from './prober.ts';
import { readBack } from './read-back.ts';

/** Returns only the required fields of a body, with null in those that may be null. */
function requiredOf({ create }: Kind, full: object): object {
  const { entries } = endpoints[create].body as v.ObjectSchema<v.ObjectEntries, undefined>;
  const required = Object.entries(full).filter(([name]) => entries[name]?.type !== 'nullish');
  return Object.fromEntries(
    required.map(([name, value]) => [name, entries[name]?.type === 'nullable' ? null : value]),
  );
}

/** Sends a user's call that may create a record, and notes the record. */
export async function make({ own }: CheckContext, kind: Kind, by: Caller, send: () => Promise<Outcome>) {
  own.announce(kind, by);
  const outcome = await send();
  return { ...outcome, record: await own.adopt(kind, by, outcome) };
}

/** The bodies for creating a record. */
export interface MakeCase {
  /** Every field that the contract accepts. */
  readonly full: object;
  /** Bodies that must be refused with 400. Each key says what is wrong. */
  readonly wrong: Readonly<Record<string, object>>;
  /** Bodies that the server must also accept. Each key describes the body. */
  readonly partial?: Readonly<Record<string, object>>;
  /**
   * Why the server may refuse all of these bodies with 403. Shown in the report. If omitted, a 403
   * counts as a fault.
   */
  readonly mayRefuse?: string | undefined;
}

/**
 * Creates a record. Before that, sends the calls that the server must refuse, and creates trial
 * records that lack some of the fields. Removes each trial record immediately. If a trial record
 * cannot be removed and a user can have only one record of this kind, the check continues with the
 * trial record.
 *
 * @returns the record, or null if the server does not show that the record belongs to this run
 */
export async function makeRecord(
  context: CheckContext,
  kind: Kind,
  caller: Caller,
  { full, wrong, partial = {}, mayRefuse }: MakeCase,
): Promise<OwnRecord | null> {
  const { prober, own } = context;
  const operation = kind.create;
  const required = requiredOf(kind, full);
  const allowed = mayRefuse === undefined ? [] : [403];
  const succeeds = (body: object, detail?: string) =>
    make(context, kind, caller, () =>
      prober.succeeds({ operation, as: caller, body }, detail, allowed, mayRefuse),
    );
  const isStuck = async (record: OwnRecord) => (await own.remove(record)) !== null && kind.isUnique;
  const show = async (record: OwnRecord, { body }: Outcome, sent: object, detail?: string) => {
    await prober.succeeds({ operation: kind.read, id: record.id, as: caller });
    await readBack(context, { operation, record, sent, body, detail });
    return record;
  };
  const refusals: readonly (readonly [Occasion, Caller | null, object])[] = [
    ...Object.entries(wrong).map(
      ([name, body]) =>
        [{ name, statuses: [...occasions.wrongBody.statuses, ...allowed] }, caller, body] as const,
    ),
    [occasions.withoutToken, null, required],
  ];
  for (const [occasion, as, body] of refusals) {
    const refused = () => prober.isRefused(occasion, { operation, as, body });
    const { record, ...outcome } = await make(context, kind, caller, refused);
    if (record !== null && (await isStuck(record))) return show(record, outcome, body);
  }
  const isRequired = Object.entries(full).every(
    ([name, value]) => required[name as keyof typeof required] === value,
  );
  const fewer = { ...(!isRequired && { 'with only the required fields': required }), ...partial };
  for (const [detail, body] of Object.entries(fewer)) {
    const { record, ...outcome } = await succeeds(body, detail);
    if (record === null) continue;
    await show(record, outcome, body, detail);
    if (await isStuck(record)) return record;
  }
  const { record, ...outcome } = await succeeds(full);
  return record && show(record, outcome, full);
}

/**
 * Tries to create a record as a user who is not allowed to. Removes the record if the server
 * created it.
 */
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

interface Change {
  readonly body: object;
  /** Distinguishes this change from others in the report, as in `with a cleared website`. */
  readonly detail?: string;
}

export interface ChangeCase {
  readonly changes: readonly Change[];
  /**
   * Returns the body for calls that must be refused. Each call sends a different text, so that it
   * would change the record even if the server accepted an earlier call.
   */
  readonly refused: (text: string) => object;
  /** The only user who may make the changes. By default, the record's owner. */
  readonly as?: Caller;
  /** Changes that must be refused with 400. Each key says what is wrong. */
  readonly wrong: Readonly<Record<string, object>>;
  readonly others: readonly Caller[];
}

/** Tries the changes that must be refused, then changes a record of this run. */
export async function changeRecord(
  context: CheckContext,
  record: OwnRecord,
  { changes, refused, wrong, others, as = record.by }: ChangeCase,
): Promise<void> {
  const { prober, marker, unknownId } = context;
  const operation = record.kind.update;
  const call = { operation, id: record.id };
  const refuse = (occasion: Occasion, attempt: Pick<Attempt, 'id' | 'as'>) =>
    prober.isRefused(occasion, { operation, ...attempt, body: refused(`${marker}, ${occasion.name}`) });
  await refuse(occasions.withoutToken, { ...call, as: null });
  for (const [name, body] of Object.entries(wrong)) {
    await prober.isRefused({ ...occasions.wrongBody, name }, { ...call, as, body });
  }
  await refuse(occasions.unknownOrForeign, { id: unknownId, as });
  for (const other of others)
    await refuse(asStranger(other, 'who may not change it'), { ...call, as: other });
  for (const change of changes) await applyChange(context, record, as, change);
}

/** Makes a change that must succeed, and reads it back. */
export async function applyChange(
  context: CheckContext,
  record: OwnRecord,
  as: Caller,
  { body: sent, detail }: Change,
): Promise<void> {
  const operation = record.kind.update;
  const { isDone, body } = await context.prober.succeeds(
    { operation, id: record.id, as, body: sent },
    detail,
  );
  if (isDone) await readBack(context, { operation, record, sent, body, detail });
}

/**
 * Tries the removals that must be refused, then removes a record of this run and checks that the
 * record no longer exists.
 */
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
    return prober.expects(operation, occasion.name, refused.isDone, 'the record after a refusal', 'none');
  }
  const { isDone } = await prober.succeeds({ ...call, as: by });
  const isGone = !isDone || (await own.isGone(record));
  prober.expects(operation, 'after its removal', isGone, 'no record', 'the record');
}
