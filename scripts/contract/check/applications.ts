import { applicationBody } from './bodies.ts';
import type { Caller } from './callers.ts';
import { makeRecord, removeRecord, takeBack } from './collections.ts';
import { type CheckContext, NOT_FOUND, occasions } from './context.ts';
import { entriesIn, idIn } from './coping.ts';
import type { Collection, OwnRecord } from './own-records.ts';
import type { Seen } from './reads.ts';

const applicationsOf = (studentId: string): Collection => ({
  name: 'application',
  list: { operation: 'applications.byStudent', params: { studentId } },
  operations: {
    create: 'applications.create',
    byId: 'applications.byId',
    update: 'applications.updateStatus',
    remove: 'applications.delete',
  },
});

/** What a student's application is tried with. */
export interface ApplicationCase {
  readonly student: Caller;
  /** The run's own scholarship, with the organization that made it; null when there is none. */
  readonly scholarship: OwnRecord | null;
  readonly seen: Seen;
}

/**
 * Applies, is refused to apply again, lets the organization decide where the scholarship is this run's own, and
 * withdraws. Without an own scholarship a listed one is taken that is open and that the student has not applied for.
 */
export async function tryApplications(context: CheckContext, given: ApplicationCase): Promise<void> {
  const { prober } = context;
  const { student, scholarship } = given;
  const organization = scholarship?.caller ?? null;
  const scholarshipId = scholarship?.read.params?.id ?? (await openScholarship(context, given));
  if (scholarshipId === null) {
    return prober.skip('applications.create', 'no scholarship is open that this student has not applied for');
  }
  const collection = applicationsOf(student.userId);
  const operation = collection.operations.create;
  const good = applicationBody(context.marker, student.userId, scholarshipId);
  // Only a student applies, and only for a scholarship that there is.
  if (organization) {
    const other = await prober.isRefused(occasions.other, { operation, as: organization, body: good }, [403]);
    await takeBack(context, collection, student, other);
  }
  const unknown = { ...good, scholarshipId: context.unknownId };
  const unknownOne = await prober.isRefused(
    occasions.unknown,
    { operation, as: student, body: unknown },
    [404],
  );
  await takeBack(context, collection, student, unknownOne);

  const wrong = { ...good, scholarshipReason: context.marker };
  const application = await makeRecord(context, collection, student, { good, wrong });
  if (application === null) return;
  const again = await prober.isRefused(occasions.again, { operation, as: student, body: good }, [409]);
  await takeBackAnother(context, collection, application, again);

  await decide(context, application, organization);
  await removeRecord(context, application, organization ? [organization] : []);
}

/** A second application is taken back, unless the server has answered with the first. */
async function takeBackAnother(
  context: CheckContext,
  collection: Collection,
  first: OwnRecord,
  again: { readonly isDone: boolean; readonly body: unknown },
): Promise<void> {
  if (idIn(again.body) !== first.read.params?.id) await takeBack(context, collection, first.caller, again);
}

async function decide(
  context: CheckContext,
  application: OwnRecord,
  organization: Caller | null,
): Promise<void> {
  const { prober, unknownId } = context;
  const operation = 'applications.updateStatus' as const;
  const params = application.read.params ?? {};
  const body = { status: 'ACCEPTED' };
  await prober.isRefused(occasions.nobody, { operation, params, as: null, body }, [401]);
  await prober.isRefused(occasions.other, { operation, params, as: application.caller, body }, [403]);
  const unknown = { operation, params: { id: unknownId }, as: organization ?? application.caller, body };
  await prober.isRefused(occasions.unknown, unknown, NOT_FOUND);
  if (organization === null) return;
  const wrong = { operation, params, as: organization, body: { status: 'PERHAPS' } };
  await prober.isRefused(occasions.wrongBody, wrong, [400]);
  await prober.succeeds({ operation, params, as: organization, body });
}

async function openScholarship(
  context: CheckContext,
  { student, seen }: ApplicationCase,
): Promise<string | null> {
  const { list } = applicationsOf(student.userId);
  const answer = await context.prober.ask({ ...list, as: student });
  const applied = new Set((entriesIn(answer?.body) ?? []).map(({ scholarshipId }) => scholarshipId));
  const open = seen.scholarships.find(
    ({ id, expiredAt }) => Date.parse(String(expiredAt)) > context.now() && !applied.has(id),
  );
  return idIn(open);
}
