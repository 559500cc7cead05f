import type { OperationId } from '#contract/endpoints.ts';
import { applicationsOf, tryApplications } from './applications.ts';
import { type Caller, roleOf } from './callers.ts';
import {
  changeRecord,
  fundraisers,
  type Made,
  makeRecord,
  type OwnedCollection,
  refuseToMake,
  removeRecord,
  scholarships,
} from './collections.ts';
import { type CheckContext, othersThan, withRole } from './context.ts';
import {
  type CleanedUp,
  createOwnRecords,
  type LeftBehind,
  type OwnRecord,
  searchCollection,
  searchRecord,
} from './own-records.ts';
import { tryPayments } from './payments.ts';
import { createProber, type Prober } from './prober.ts';
import { profilesOf, tryProfiles, tryUser, userOf } from './profiles.ts';
import { readAs, readPublic, readWithForgedToken, readWithoutToken, type Seen } from './reads.ts';
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
  /** A text that no other run has. */
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
  readonly runId: string;
  /** The text that everything carries which this run has made; null when it made nothing. */
  readonly marker: string | null;
  readonly isInterrupted: boolean;
  /** Whether the server looks at no token at all. */
  readonly ignoresTokens: boolean;
  readonly rows: readonly Row[];
  readonly leftBehind: readonly LeftBehind[];
}

/** Nothing answers where the backend should be. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

const markerOf = (runId: string): string => `Contract check ${runId}`;

/**
 * Tries a backend against the contract. It reads; only where it may write, it makes records of its own, and it
 * removes them whatever happens: a fault, an interruption, a mistake in the check itself.
 *
 * @throws UnreachableError when not one of the first calls is answered
 */
export async function runCheck(options: CheckOptions): Promise<Report> {
  const { baseUrl, runId, now, writes, pays, signal } = options;
  const results = createResults();
  const prober = createProber({ wire: createWire(options), results, now });
  const marker = markerOf(runId);
  const own = createOwnRecords(prober, marker);
  const context: CheckContext = { prober, own, marker, unknownId: `contract-check-${runId}-none`, now };

  const { signal: _, ...uninterrupted } = options;
  const cleanUp = (): Promise<CleanedUp> => own.cleanUp(createWire(uninterrupted));
  let callers = options.callers;
  try {
    const seen = await readPublic(context);
    if (results.isSilent()) throw unreachable(baseUrl);
    callers = await withRoles(prober, callers);
    await tryAll(
      { ...context, unknownId: unknownLike(seen, context.unknownId) },
      { ...options, callers },
      seen,
    );
  } catch (error) {
    if (error instanceof UnreachableError) throw error;
    if (!signal?.aborted) {
      const { left } = await cleanUp();
      const names = left.map(({ label }) => label).join(', ') || 'nothing';
      throw new Error(`The check itself failed; it left behind: ${names}`, { cause: error });
    }
  }
  const { left: leftBehind } = await cleanUp();
  const isInterrupted = signal?.aborted ?? false;
  const roles = new Set(callers.map(({ role }) => role));
  const report: Report = {
    baseUrl,
    runId,
    marker: writes ? marker : null,
    isInterrupted,
    ignoresTokens: results.ignoresTokens(),
    rows: results.rows((operation: OperationId) =>
      reasonFor(operation, { writes, pays, roles, isInterrupted }),
    ),
    leftBehind,
  };
  return withoutTokens(report, callers);
}

/**
 * Removes what an earlier run has left behind: whatever the callers' own lists, profiles and users show with that
 * run's words in it.
 *
 * @throws UnreachableError when the server does not answer
 */
export async function cleanRun(
  options: Pick<CheckOptions, 'baseUrl' | 'callers' | 'timeoutMs' | 'runId' | 'now' | 'fetch'>,
): Promise<CleanedUp> {
  const wire = createWire(options);
  const answer = await wire({ operation: 'scholarships.all' });
  if (answer.kind === 'silence') throw unreachable(options.baseUrl);
  const marker = markerOf(options.runId);
  const own = createOwnRecords(createProber({ wire, results: createResults(), now: options.now }), marker);
  // What is found last is removed first: applications before the scholarships that they are for.
  for (const caller of options.callers) {
    for (const record of [userOf(caller), ...profilesOf(caller)]) own.watch(searchRecord(record, marker));
    for (const collection of [scholarships, fundraisers])
      own.watch(searchCollection(collection, caller, marker));
  }
  for (const caller of options.callers)
    own.watch(searchCollection(applicationsOf(caller.userId), caller, marker));
  return withoutTokens(await own.cleanUp(wire), options.callers);
}

const unreachable = (baseUrl: string): UnreachableError =>
  new UnreachableError(`No server answers at ${baseUrl}.`);

async function tryAll(
  context: CheckContext,
  { callers, writes, pays }: CheckOptions,
  seen: Seen,
): Promise<void> {
  await readWithoutToken(context);
  const [first] = callers;
  if (first) await readWithForgedToken(context, first);
  const verified = new Map<string, boolean | null>();
  for (const caller of callers) verified.set(caller.userId, await readAs(context, caller, { seen, callers }));
  if (!writes) return;

  for (const caller of callers) await tryUser(context, caller, callers);
  await tryProfiles(context, callers);
  await tryPublishing(context, callers, { verified, pays });
}

interface PublishingOptions {
  /** By user's id, whether an organization is verified; null where the server does not say. */
  readonly verified: ReadonlyMap<string, boolean | null>;
  readonly pays: boolean;
}

/** Organizations make and change what they offer, students apply for it, and then all of it is removed. */
async function tryPublishing(
  context: CheckContext,
  callers: readonly Caller[],
  { verified, pays }: PublishingOptions,
): Promise<void> {
  const made: [OwnedCollection, OwnRecord][] = [];
  const mayPublish = (caller: Caller): boolean =>
    caller.role === 'ORGANIZATION' && verified.get(caller.userId) !== false;
  for (const collection of [scholarships, fundraisers]) {
    for (const caller of callers.filter((one) => !mayPublish(one))) {
      const why = caller.role === 'ORGANIZATION' ? 'that is not verified' : 'that is no organization';
      const { full } = collection.bodies(context.marker, caller.userId, context.now());
      await refuseToMake(context, collection, caller, { why, body: full });
    }
    for (const organization of callers.filter(mayPublish)) {
      const record = await publish(context, collection, organization, callers);
      if (record !== null) made.push([collection, record]);
    }
  }
  const ownOf = (wanted: OwnedCollection) => made.find(([collection]) => collection === wanted)?.[1] ?? null;
  const scholarship = ownOf(scholarships);
  if (scholarship) {
    for (const student of withRole(callers, 'STUDENT')) {
      await tryApplications(context, { student, scholarship, callers });
    }
  }
  const payer = withRole(callers, 'DONOR')[0] ?? withRole(callers, 'STUDENT')[0] ?? callers[0];
  if (pays && payer) await tryPayments(context, payer, ownOf(fundraisers));
  for (const [collection, record] of made.toReversed()) {
    await removeRecord(context, record, othersThan(record.caller, callers), collection.list);
  }
}

async function publish(
  context: CheckContext,
  collection: OwnedCollection,
  caller: Caller,
  callers: readonly Caller[],
): Promise<OwnRecord | null> {
  const { marker, now } = context;
  const bodies = collection.bodies(marker, caller.userId, now());
  const made: Made | null = await makeRecord(context, collection, caller, bodies);
  if (made === null) return null;
  const { record } = made;
  const others = othersThan(caller, callers);
  const inTheirName = others.find(({ role }) => role === 'ORGANIZATION');
  if (inTheirName) {
    const body = { ...bodies.full, organizationId: inTheirName.userId };
    await refuseToMake(context, collection, caller, { why: 'in another one’s name', body });
  }
  const [wrong = {}] = Object.values(bodies.wrong);
  await changeRecord(context, record, {
    operation: collection.operations.update,
    changes: [{ body: collection.change(bodies.full, marker) }],
    refused: { ...collection.change(bodies.full, marker), title: `${marker}, refused` },
    wrong,
    others,
    shelf: collection,
  });
  return record;
}

/** The server is asked for a role only where the token has none (AUTH-05). */
async function withRoles(prober: Prober, callers: readonly Caller[]): Promise<readonly Caller[]> {
  const known: Caller[] = [];
  for (const caller of callers) {
    if (caller.role !== null) {
      known.push(caller);
    } else {
      const answer = await prober.ask({
        operation: 'users.byId',
        params: { id: caller.userId },
        as: caller,
      });
      known.push({ ...caller, role: roleOf(answer?.body) });
    }
  }
  return known;
}

/** A server whose ids are UUIDs may refuse any other text before it looks it up. */
function unknownLike({ scholarships: [known] }: Seen, otherwise: string): string {
  const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(known?.id));
  return isUuid ? '00000000-0000-4000-8000-000000000000' : otherwise;
}

/**
 * A server may say a token back; it does not get into what is printed and saved. One that is a user's id may be as short
 * as a number, and is meant only where it stands alone.
 */
function withoutTokens<T>(value: T, callers: readonly Caller[]): T {
  const places = callers.map(({ token }) =>
    token.includes('.') ? token : new RegExp(`(?<![\\w-])${token}(?![\\w-])`, 'g'),
  );
  const redact = (text: string) =>
    places.reduce<string>((redacted, place) => redacted.replaceAll(place, '[token]'), text);
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' ? redact(inner) : inner,
  ) as T;
}
