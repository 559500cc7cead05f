import { endpoints, operationIds } from '#contract/endpoints.ts';
import { tryApplications } from './applications.ts';
import { type Caller, roleOf } from './callers.ts';
import { type CheckContext, othersThan, withRole } from './context.ts';
import { dialectOf, inDialect } from './dialect.ts';
import type { Journal } from './journal.ts';
import { kinds } from './kinds.ts';
import { type CleanedUp, createOwnRecords } from './own-records.ts';
import { tryPayments } from './payments.ts';
import { createProber, type Prober } from './prober.ts';
import { tryProfiles } from './profiles.ts';
import { publish } from './publishing.ts';
import { readAs, readPublic, readUnauthorized } from './reads.ts';
import { reasonFor } from './reasons.ts';
import { removeRecord } from './records.ts';
import type { Report } from './report.ts';
import { createResults } from './results.ts';
import { tryUsers } from './users.ts';
import { createWire, type Fields, type WireOptions } from './wire.ts';

export interface CheckOptions extends WireOptions {
  readonly callers: readonly Caller[];
  /** Unique id of the run. */
  readonly runId: string;
  /** Stores each record before the run continues. */
  readonly journal: Journal;
  /** Whether the check may create records. It removes them before it ends. */
  readonly writes: boolean;
  /** Whether the check may also create an order, which it cannot remove. */
  readonly pays: boolean;
  readonly now: () => number;
  /** Interrupts the check, which still removes its records. */
  readonly signal?: AbortSignal;
}

const markerOf = (runId: string): string => `Contract check ${runId}`;

/** The reads that need neither a token nor an id. */
const PUBLIC_READS = operationIds.filter((operation) => {
  const { method, access, path } = endpoints[operation];
  return method === 'GET' && access === 'public' && !path.includes('{');
});

/**
 * Detects the server's dialect, and returns a function that makes calls in it.
 *
 * @throws Error if no server responds or every public read ends in a server error, because the
 * other calls would then say nothing about the contract
 */
async function reach(options: WireOptions) {
  const { baseUrl } = options;
  const bare = createWire(options);
  const failures: number[] = [];
  for (const operation of PUBLIC_READS) {
    const { status } = await bare({ operation });
    if (status > 0 && status < 500) break;
    failures.push(status);
    if (failures[0] === 0) throw new Error(`No server responds at ${baseUrl}. Is it running?`);
  }
  if (failures.length === PUBLIC_READS.length) {
    const first = `Every public read at ${baseUrl} fails, the first with ${failures[0]}.`;
    throw new Error(`${first} Are the server and its database running?`);
  }
  const dialect = await dialectOf(bare);
  return { dialect, wire: await inDialect(bare, dialect) };
}

/**
 * Checks a backend against the contract. By default, the check only reads. If it may write, it
 * creates its own records and always removes them, even after a fault, an interruption or a bug in
 * the check itself.
 *
 * @throws Error if no server responds, every public read ends in a server error, or the check
 * itself fails
 */
export async function runCheck(options: CheckOptions): Promise<Report> {
  const { baseUrl, runId, callers, now, writes, pays, signal, journal } = options;
  const results = createResults();
  const { dialect, wire } = await reach(options);
  const prober = createProber(wire, results, now, signal);
  const marker = markerOf(runId);
  const own = createOwnRecords(wire, callers, journal, marker);
  const context = { prober, own, callers, marker, unknownId: `contract-check-${runId}-none`, now };
  let failure: unknown;
  try {
    const scholarships = await readPublic(context);
    const unknownId = unknownLike(scholarships, context.unknownId);
    const known = await withRoles(prober, callers);
    await tryAll({ ...context, unknownId, callers: known }, scholarships, { writes, pays });
  } catch (error) {
    failure = error;
  }
  const isInterrupted = signal?.aborted ?? false;
  const cleaned = await own.removeAll();
  if (failure !== undefined && !isInterrupted) throw failure;
  const rows = results.rows((operation) =>
    isInterrupted
      ? 'the check was interrupted'
      : reasonFor(operation, { hasTokens: callers.length > 0, writes, pays }),
  );
  return { baseUrl, dialect, isInterrupted, rows, ...cleaned };
}

/**
 * Removes the records that an earlier run left behind, as listed in that run's journal.
 *
 * @throws Error if no server responds or every public read ends in a server error
 */
export async function undoRun(options: Omit<CheckOptions, 'writes' | 'pays' | 'now'>): Promise<CleanedUp> {
  const { callers, runId, journal } = options;
  const { wire } = await reach(options);
  return createOwnRecords(wire, callers, journal, markerOf(runId)).removeAll();
}

async function tryAll(
  context: CheckContext,
  scholarships: readonly Fields[],
  { writes, pays }: Pick<CheckOptions, 'writes' | 'pays'>,
): Promise<void> {
  const { callers } = context;
  await readUnauthorized(context);
  const verified = new Map<string, boolean | null>();
  for (const caller of callers) verified.set(caller.userId, await readAs(context, caller, scholarships));
  if (!writes) return;

  await tryUsers(context);
  await tryProfiles(context);
  const published = await publish(context, kinds.scholarship, verified);
  const started = await publish(context, kinds.campaign, verified);
  for (const scholarship of published.slice(0, 1)) {
    for (const student of withRole(callers, 'STUDENT')) await tryApplications(context, student, scholarship);
  }
  const payer = withRole(callers, 'DONOR')[0] ?? withRole(callers, 'STUDENT')[0] ?? callers[0];
  if (pays && payer) await tryPayments(context, payer, started[0]);
  for (const record of [...published, ...started]) {
    await removeRecord(context, record, othersThan(record.by, callers));
  }
}

/** Adds each caller's role. Asks the server only if the token contains no role (AUTH-05). */
async function withRoles(prober: Prober, callers: readonly Caller[]): Promise<readonly Caller[]> {
  const known: Caller[] = [];
  for (const caller of callers) {
    const read = { operation: 'users.byId', id: caller.userId, as: caller } as const;
    known.push({ ...caller, role: caller.role ?? roleOf((await prober.ask(read))?.body) });
  }
  return known;
}

/**
 * Returns an unknown id in the server's format. A server whose ids are UUIDs may refuse any other
 * id before it looks for the record.
 */
function unknownLike([known]: readonly Fields[], otherwise: string): string {
  const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(known?.id));
  return isUuid ? '00000000-0000-4000-8000-000000000000' : otherwise;
}
