import { tryApplications } from './applications.ts';
import { type Caller, roleOf } from './callers.ts';
import {
  changeRecord,
  fundraisers,
  makeRecord,
  type OwnedCollection,
  removeRecord,
  scholarships,
} from './collections.ts';
import { type CheckContext, withRole } from './context.ts';
import { createOwnRecords, type LeftBehind, type OwnRecord } from './own-records.ts';
import { tryPayments } from './payments.ts';
import { createProber, type Prober } from './prober.ts';
import { tryProfile, tryUser } from './profiles.ts';
import { readAs, readAsNobody, readPublic, type Seen } from './reads.ts';
import { reasonFor } from './reasons.ts';
import { createResults, type Row } from './results.ts';
import { createWire } from './wire.ts';

export interface CheckOptions {
  readonly baseUrl: string;
  /** Whose tokens there are. */
  readonly callers: readonly Caller[];
  /** Whether records may be made, which are removed again. */
  readonly writes: boolean;
  /** Whether an order may be made too, which stays. */
  readonly pays: boolean;
  readonly timeoutMs: number;
  /** A word that no other run has. */
  readonly runId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fetch: typeof globalThis.fetch;
  /** Interrupts the check; what it has made is removed all the same. */
  readonly signal?: AbortSignal;
}

/** What a check has found out about a backend. */
export interface Report {
  readonly baseUrl: string;
  /** The words that everything carries which this run has made; null when it made nothing. */
  readonly marker: string | null;
  readonly isInterrupted: boolean;
  readonly rows: readonly Row[];
  readonly leftBehind: readonly LeftBehind[];
}

/**
 * Tries a backend against the contract. It reads; only where it may write, it makes records of its own, and it
 * removes them whatever happens: a fault, an interruption, a mistake in the check itself.
 */
export async function runCheck(options: CheckOptions): Promise<Report> {
  const { baseUrl, runId, now, writes, signal } = options;
  const results = createResults();
  const prober = createProber({ wire: createWire(options), results, now });
  const marker = `Contract check ${runId}`;
  const own = createOwnRecords(prober, marker);

  const { signal: _, ...uninterrupted } = options;
  const cleanUp = (): Promise<readonly LeftBehind[]> => own.cleanUp(createWire(uninterrupted));
  try {
    await tryAll({ prober, own, marker, unknownId: `contract-check-${runId}-none`, now }, options);
  } catch (error) {
    if (!signal?.aborted) {
      const left = await cleanUp();
      const names = left.map(({ label }) => label).join(', ') || 'nothing';
      throw new Error(`The check itself failed; it left behind: ${names}`, { cause: error });
    }
  }
  const leftBehind = await cleanUp();
  const isInterrupted = signal?.aborted ?? false;
  const hasToken = options.callers.length > 0;
  const report: Report = {
    baseUrl,
    marker: writes ? marker : null,
    isInterrupted,
    rows: results.rows((operation) => reasonFor(operation, { writes, hasToken, isInterrupted })),
    leftBehind,
  };
  return withoutTokens(report, options.callers);
}

async function tryAll(shared: CheckContext, { callers: given, writes, pays }: CheckOptions): Promise<void> {
  const seen = await readPublic(shared);
  const context = { ...shared, unknownId: unknownLike(seen, shared.unknownId) };
  await readAsNobody(context);
  const callers: Caller[] = [];
  for (const caller of given) callers.push(await withItsRole(context.prober, caller));
  for (const caller of callers) await readAs(context, caller, seen);
  if (!writes) return;

  for (const caller of callers) {
    await tryUser(context, caller);
    await tryProfile(context, caller);
    if (pays) await tryPayments(context, caller);
  }
  await tryPublishing(context, callers, seen);
}

/** Organizations make and change what they offer, students apply for it, and then all of it is removed. */
async function tryPublishing(context: CheckContext, callers: readonly Caller[], seen: Seen): Promise<void> {
  const made: OwnRecord[] = [];
  let scholarship: OwnRecord | null = null;
  for (const organization of withRole(callers, 'ORGANIZATION')) {
    for (const collection of [scholarships, fundraisers]) {
      const record = await publish(context, collection, organization, othersThan(organization, callers));
      if (record !== null) made.push(record);
      if (collection === scholarships) scholarship ??= record;
    }
  }
  for (const student of withRole(callers, 'STUDENT')) {
    await tryApplications(context, { student, scholarship, seen });
  }
  for (const record of made) await removeRecord(context, record, othersThan(record.caller, callers));
}

async function publish(
  context: CheckContext,
  collection: OwnedCollection,
  caller: Caller,
  others: readonly Caller[],
): Promise<OwnRecord | null> {
  const good = collection.body(context.marker, caller.userId, context.now());
  const wrong = { ...good, totalAmount: 'much', goalAmount: 'much' };
  const record = await makeRecord(context, collection, caller, { good, wrong });
  const changed = { ...good, title: `${context.marker}, changed` };
  if (record)
    await changeRecord(context, collection.operations.update, record, { good: changed, wrong }, others);
  return record;
}

const othersThan = (caller: Caller, callers: readonly Caller[]): readonly Caller[] =>
  callers.filter(({ userId }) => userId !== caller.userId);

/** The server is asked for a role only where the token has none (AUTH-05). */
async function withItsRole(prober: Prober, caller: Caller): Promise<Caller> {
  if (caller.role !== null) return caller;
  const answer = await prober.ask({ operation: 'users.byId', params: { id: caller.userId }, as: caller });
  return { ...caller, role: roleOf(answer?.body) };
}

/** A server whose ids are UUIDs may refuse any other text before it looks it up. */
function unknownLike({ scholarships: [known] }: Seen, otherwise: string): string {
  const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(known?.id));
  return isUuid ? '00000000-0000-4000-8000-000000000000' : otherwise;
}

/** A server may say a token back; it does not get into what is printed and kept. */
function withoutTokens(report: Report, callers: readonly Caller[]): Report {
  const text = callers.reduce(
    (redacted, { token }) => redacted.replaceAll(token, '[token]'),
    JSON.stringify(report),
  );
  return JSON.parse(text) as Report;
}
