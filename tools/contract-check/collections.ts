import type { OperationId } from '#contract/endpoints.ts';
import { fundraiserBody, scholarshipBody } from './bodies.ts';
import type { Caller } from './callers.ts';
import { asForbidden, type CheckContext, occasions } from './context.ts';
import { entriesIn, idIn } from './coping.ts';
import { type Collection, type OwnRecord, recordIn, searchCollection } from './own-records.ts';
import type { Attempt, Outcome } from './prober.ts';
import { readBack } from './read-back.ts';

/** A collection whose records an organization makes, replaces and removes. */
export interface OwnedCollection extends Collection {
  readonly bodies: (marker: string, userId: string, now: number) => Bodies;
  /** What is changed, from everything that was sent at first; all of it where a change is a replacement. */
  readonly change: (full: object, marker: string) => object;
}

/** What a call that makes a record sends. */
export interface Bodies {
  /** Everything that the contract takes. */
  readonly full: object;
  /** Only what the contract asks for; null where that is everything. */
  readonly required: object | null;
  /** Bodies that must be refused with 400, by what is wrong with them. */
  readonly wrong: Readonly<Record<string, object>>;
}

const WRONG = occasions.wrongBody.name;

export const scholarships: OwnedCollection = {
  name: 'scholarship',
  list: { operation: 'scholarships.all' },
  operations: {
    create: 'scholarships.create',
    byId: 'scholarships.byId',
    update: 'scholarships.update',
    remove: 'scholarships.delete',
  },
  mayBeHidden: ['status', 'allocatedAmount', 'organizationId'],
  isUnique: false,
  bodies: (marker, userId, now) => {
    const full = scholarshipBody(marker, userId, now);
    const { maxFamilyIncome: _, ...required } = full;
    return {
      full,
      required,
      wrong: {
        [WRONG]: { ...full, totalAmount: 'much' },
        'with a deadline that has passed': { ...full, expiredAt: '2020-01-01T00:00:00.000Z' },
      },
    };
  },
  change: (full, marker) => ({
    ...full,
    title: `${marker}, changed`,
    totalAmount: 2000,
    maxFamilyIncome: 250_000,
  }),
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
  mayBeHidden: ['organizationId'],
  isUnique: false,
  bodies: (marker, userId, now) => {
    const full = fundraiserBody(marker, userId, now);
    return { full, required: null, wrong: { [WRONG]: { ...full, goalAmount: 'much' } } };
  },
  change: (_, marker) => ({ title: `${marker}, changed`, goalAmount: 2000 }),
};

/** A record of this run, with what it was made of. */
export interface Made {
  readonly record: OwnRecord;
  readonly sent: object;
}

/**
 * Makes a record, after everything that has to be refused was refused. What a server makes where it had to refuse is
 * this run's all the same: it is removed at once, or, where that fails, used in place of another one. What it makes
 * without a token is used as it is, so that the call with one does not meet it.
 *
 * @returns the record, once the server shows that it is this run's; null where there is none
 */
export async function makeRecord(
  context: CheckContext,
  collection: Collection,
  caller: Caller,
  { full, required, wrong }: Bodies,
): Promise<Made | null> {
  const { prober, own, marker } = context;
  const operation = collection.operations.create;
  const attempt: Attempt = { operation, as: caller, body: full };
  own.watch(searchCollection(collection, caller, marker));

  const tokenless = await prober.isRefused(occasions.withoutToken, { ...attempt, as: null });
  let made = await claimRefused(context, collection, caller, { ...tokenless, sent: full });
  if (made) {
    prober.countAsSuccess(attempt, tokenless.answer);
    await showMade(context, collection, { ...made, body: tokenless.body });
  }
  for (const [name, body] of Object.entries(wrong)) {
    if (made && collection.isUnique) break;
    const outcome = await prober.isRefused({ ...occasions.wrongBody, name }, { ...attempt, body });
    made ??= await stillThere(
      context,
      await claimRefused(context, collection, caller, { ...outcome, sent: body }),
    );
  }
  if (required !== null && !(made && collection.isUnique)) {
    const detail = 'with the required fields alone';
    const outcome = await prober.succeeds({ ...attempt, body: required }, { detail });
    const least = outcome.isDone ? await claimMade(context, collection, caller, outcome) : null;
    if (least) {
      const { body } = outcome;
      await readBack(context, { operation, record: least, sent: required, body, detail }, collection);
      made ??= await stillThere(context, { record: least, sent: required });
    }
  }
  if (made) return made;

  const outcome = await prober.succeeds(attempt);
  const record = outcome.isDone ? await claimMade(context, collection, caller, outcome) : null;
  if (record === null) return null;
  await showMade(context, collection, { record, sent: full, body: outcome.body });
  return { record, sent: full };
}

/** Reads a record that was just made, by its id and in its list. */
async function showMade(
  context: CheckContext,
  collection: Collection,
  { record, sent, body }: Made & { readonly body: unknown },
): Promise<void> {
  await context.prober.succeeds({ ...record.read, as: record.caller });
  await readBack(context, { operation: collection.operations.create, record, sent, body }, collection);
}

/** Tries to make a record as a person who may not; what is made all the same is removed again. */
export async function refuseToMake(
  context: CheckContext,
  collection: Collection,
  caller: Caller,
  { why, body, owner = caller }: { readonly why: string; readonly body: object; readonly owner?: Caller },
): Promise<void> {
  context.own.watch(searchCollection(collection, owner, context.marker));
  const attempt = { operation: collection.operations.create, as: caller, body };
  const outcome = await context.prober.isRefused(asForbidden(caller, why), attempt);
  await takeBack(context, collection, owner, outcome);
}

/** Removes what was made although it had to be refused; what shows no id is found at the end. */
export async function takeBack(
  context: CheckContext,
  collection: Collection,
  caller: Caller,
  outcome: Pick<Outcome, 'isDone' | 'body'>,
): Promise<void> {
  await stillThere(context, await claimRefused(context, collection, caller, { ...outcome, sent: {} }));
}

/** What a call has made that had to be refused, if anything. */
async function claimRefused(
  { own }: CheckContext,
  collection: Collection,
  caller: Caller,
  { isDone, body, sent }: Pick<Outcome, 'isDone' | 'body'> & { readonly sent: object },
): Promise<Made | null> {
  const id = isDone ? idIn(body) : null;
  if (id === null) return null;
  const record = recordIn(collection, id, caller);
  return (await own.claim(record)) ? { record, sent } : null;
}

/** Removes a record of this run; null when it is gone. */
async function stillThere(context: CheckContext, made: Made | null): Promise<Made | null> {
  if (made === null) return null;
  const { record } = made;
  await context.prober.ask({ ...record.remove, as: record.caller });
  if (!(await isGone(context, record))) return made;
  context.own.forget(record);
  return null;
}

async function claimMade(
  { prober, own }: CheckContext,
  collection: Collection,
  caller: Caller,
  { body }: Outcome,
): Promise<OwnRecord | null> {
  const { create, byId } = collection.operations;
  const id = idIn(body);
  // Without an id the answer has not fitted; what was made is found in the list at the end.
  if (id === null) return null;
  const record = recordIn(collection, id, caller);
  if (await own.claim(record)) return record;
  const answer = await prober.ask({ ...record.read, as: caller });
  if (answer !== null && answer.status < 300) {
    const expected = 'the id of the record that was sent';
    prober.differs(create, 'is read again', [{ path: '$.id', expected, got: 'the id of another record' }]);
  } else {
    // What the read answers is compared like any other: a difference here ends this operation.
    await prober.succeeds({ ...record.read, as: caller });
    const reason = `${byId} does not show it, so it is not known whose it is; it was not removed`;
    own.suspect({ label: record.label, reason });
  }
  return null;
}

/** A change of a record. */
export interface Change {
  /** What is special about it: `with another date of birth`. */
  readonly detail?: string;
  readonly body: object;
  /** What the record has to show from then on; the body by default. */
  readonly shows?: object;
}

/** How a record is changed. */
export interface ChangeCase {
  readonly operation: OperationId;
  readonly changes: readonly Change[];
  /** A change that only the owner may make, and that carries texts of its own. */
  readonly refused: object;
  readonly wrong: object;
  readonly others: readonly Caller[];
  readonly shelf: Parameters<typeof readBack>[2];
}

/** Changes a record of this run, after everything that has to be refused. */
export async function changeRecord(
  context: CheckContext,
  record: OwnRecord,
  { operation, changes, refused, wrong, others, shelf }: ChangeCase,
): Promise<void> {
  const { prober } = context;
  const { caller } = record;
  const params = record.remove.params ?? {};
  const before = await prober.ask({ ...record.read, as: caller });
  const attempts = [
    [occasions.withoutToken, { params, as: null, body: refused }],
    [occasions.wrongBody, { params, as: caller, body: wrong }],
    [occasions.unknownOrForeign, { params: unknownParams(context, params), as: caller, body: refused }],
    ...others.map(
      (other) => [asForbidden(other, NOT_THE_OWNER), { params, as: other, body: refused }] as const,
    ),
  ] as const;
  let isDone = false;
  for (const [occasion, attempt] of attempts) {
    const outcome = await prober.isRefused(occasion, { operation, ...attempt });
    isDone ||= outcome.isDone;
  }
  const after = await prober.ask({ ...record.read, as: caller });
  if (!isDone && before !== null && after !== null && before.status < 300 && before.text !== after.text) {
    prober.differs(operation, 'after every refusal', [
      { path: '$', expected: 'the record as it was', got: 'a record that has changed' },
    ]);
  }
  for (const { detail, body, shows = body } of changes) {
    const outcome = await prober.succeeds({ operation, params, as: caller, body }, detail ? { detail } : {});
    if (!outcome.isDone) continue;
    const written = { operation, record, sent: shows, body: outcome.body, ...(detail && { detail }) };
    await readBack(context, written, shelf);
  }
}

export const NOT_THE_OWNER = 'who does not own it';

const unknownParams = ({ unknownId }: CheckContext, params: object) =>
  Object.fromEntries(Object.keys(params).map((name) => [name, unknownId]));

/** Removes a record of this run, after everything that has to be refused, and looks whether it is gone. */
export async function removeRecord(
  context: CheckContext,
  record: OwnRecord,
  others: readonly Caller[],
  list: Collection['list'] | null = null,
): Promise<void> {
  const { prober, own } = context;
  const { caller } = record;
  const { operation, params = {} } = record.remove;
  const unknown = { operation, params: unknownParams(context, params), as: caller };
  await prober.isRefused(occasions.unknownOrForeign, unknown);
  const attempts = [
    ...others.map((other) => [asForbidden(other, NOT_THE_OWNER), other] as const),
    [occasions.withoutToken, null] as const,
  ];
  for (const [occasion, as] of attempts) {
    const refused = await prober.isRefused(occasion, { operation, params, as });
    if (!(await isGone(context, record))) continue;
    // There is no second time.
    if (refused.isDone) {
      prober.countAsSuccess({ operation, params, as: caller }, refused.answer);
    } else {
      const difference = { path: '$', expected: 'the record', got: 'no record: it was refused and removed' };
      prober.differs(operation, occasion.name, [difference]);
    }
    return own.forget(record);
  }
  const removed = await prober.succeeds({ ...record.remove, as: caller });
  if (!removed.isDone) return;
  const isShown = !(await isGone(context, record));
  const isListed = list === null ? isShown : await isInList(context, list, record);
  const expected = 'no record any more';
  const still = (path: string) => [{ path, expected, got: 'the record, still there' }];
  if (isShown && isListed) prober.differs(operation, AFTERWARDS, still('$'));
  else if (isShown) prober.differs(record.read.operation, AFTERWARDS, still('$'));
  else if (isListed && list) prober.differs(list.operation, AFTERWARDS, still('$'));
  if (!isShown) own.forget(record);
}

const AFTERWARDS = 'after its removal';

async function isInList(
  { prober, marker }: CheckContext,
  list: Collection['list'],
  { id, caller }: OwnRecord,
): Promise<boolean> {
  const answer = await prober.ask({ ...list, as: caller });
  const entries = answer !== null && answer.status < 300 ? (entriesIn(answer.body) ?? []) : [];
  return entries.some((entry) => idIn(entry) === id && JSON.stringify(entry).includes(marker));
}

async function isGone({ prober, marker }: CheckContext, { read, caller }: OwnRecord): Promise<boolean> {
  const after = await prober.ask({ ...read, as: caller });
  return after !== null && !(after.status < 300 && after.text.includes(marker));
}
