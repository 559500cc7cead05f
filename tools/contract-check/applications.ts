import { applicationBody } from './bodies.ts';
import type { Caller } from './callers.ts';
import { type Made, makeRecord, NOT_THE_OWNER, refuseToMake, removeRecord, takeBack } from './collections.ts';
import { asForbidden, type CheckContext, occasions, othersThan } from './context.ts';
import { idIn } from './coping.ts';
import type { Collection, OwnRecord } from './own-records.ts';
import { readBack } from './read-back.ts';
import { readByStudent } from './reads.ts';

export const applicationsOf = (studentId: string): Collection => ({
  name: 'application',
  list: { operation: 'applications.byStudent', params: { studentId } },
  operations: {
    create: 'applications.create',
    byId: 'applications.byId',
    update: 'applications.updateStatus',
    remove: 'applications.delete',
  },
  mayBeHidden: [],
  isUnique: true,
});

/** What a student's application is tried with. */
export interface ApplicationCase {
  readonly student: Caller;
  /** This run's own scholarship, with the organization that made it. */
  readonly scholarship: OwnRecord;
  readonly callers: readonly Caller[];
}

/**
 * Applies for this run's own scholarship and for no other one, is refused to apply again, lets the organization
 * decide, and withdraws.
 */
export async function tryApplications(context: CheckContext, given: ApplicationCase): Promise<void> {
  const { prober, marker, unknownId } = context;
  const { student, scholarship, callers } = given;
  const organization = scholarship.caller;
  const collection = applicationsOf(student.userId);
  const operation = collection.operations.create;
  const full = applicationBody(marker, student.userId, scholarship.id);
  const others = othersThan(student, callers);
  for (const other of others) {
    const isStudent = other.role === 'STUDENT';
    await refuseToMake(context, collection, other, {
      why: isStudent ? 'in another student’s name' : 'who is no student',
      body: { ...full, studentId: isStudent ? student.userId : other.userId },
      owner: isStudent ? student : other,
    });
  }
  const unknown = { operation, as: student, body: { ...full, scholarshipId: unknownId } };
  await takeBack(context, collection, student, await prober.isRefused(occasions.unknown, unknown));

  const wrong = { 'with answers that are too short': { ...full, scholarshipReason: marker } };
  const made = await makeRecord(context, collection, student, { full, required: null, wrong });
  if (made === null) return;
  await tryAgain(context, collection, made);
  const strangers = others.filter(({ userId }) => userId !== organization.userId);
  await showToOthers(context, made, organization, strangers);
  await decide(context, { ...made, collection, organization, strangers });
  await removeRecord(context, made.record, others, collection.list);
}

/** A second application is taken back, unless the server has answered with the first. */
async function tryAgain(
  context: CheckContext,
  collection: Collection,
  { record, sent }: Made,
): Promise<void> {
  const { create: operation } = collection.operations;
  const again = { operation, as: record.caller, body: sent };
  const outcome = await context.prober.isRefused(occasions.again, again);
  if (idIn(outcome.body) !== record.id) await takeBack(context, collection, record.caller, outcome);
}

/** The organization reads an application and has it in its list; apart from the student, no other user does. */
async function showToOthers(
  context: CheckContext,
  { record }: Made,
  organization: Caller,
  strangers: readonly Caller[],
): Promise<void> {
  const { prober } = context;
  await readByStudent(context, record.caller);
  await prober.succeeds({ ...record.read, as: organization });
  for (const stranger of strangers) {
    const occasion = asForbidden(stranger, 'whom it does not concern', [403, 404]);
    await prober.isRefused(occasion, { ...record.read, as: stranger });
  }
  for (const caller of [record.caller, organization]) {
    const { body, fits } = await prober.succeeds({ operation: 'applications.all', as: caller });
    const isListed = Array.isArray(body) && body.some((entry) => idIn(entry) === record.id);
    if (!fits || isListed) continue;
    prober.differs('applications.all', 'is read again', [
      { path: '$', expected: 'a list with the application', got: 'a list without it' },
    ]);
  }
}

interface Decision extends Made {
  readonly collection: Collection;
  readonly organization: Caller;
  readonly strangers: readonly Caller[];
}

async function decide(context: CheckContext, given: Decision): Promise<void> {
  const { prober, unknownId } = context;
  const { record, collection, organization, strangers } = given;
  const operation = 'applications.updateStatus' as const;
  const params = record.read.params ?? {};
  const body = { status: 'REJECTED' };
  await prober.isRefused(occasions.withoutToken, { operation, params, as: null, body });
  for (const other of [record.caller, ...strangers]) {
    const why = other === record.caller ? 'who has applied' : NOT_THE_OWNER;
    await prober.isRefused(asForbidden(other, why), { operation, params, as: other, body });
  }
  const unknown = { operation, params: { id: unknownId }, as: organization, body };
  await prober.isRefused(occasions.unknownOrForeign, unknown);
  const wrong = { operation, params, as: organization, body: { status: 'PERHAPS' } };
  await prober.isRefused(occasions.wrongBody, wrong);
  const sent = { status: 'ACCEPTED' };
  const outcome = await prober.succeeds({ operation, params, as: organization, body: sent });
  if (outcome.isDone) await readBack(context, { operation, record, sent, body: outcome.body }, collection);
}
