import type { OperationId } from '#contract/endpoints.ts';
import type { Caller } from './callers.ts';
import { type CheckContext, NOT_FOUND, occasions } from './context.ts';
import { entriesIn, holdsForeign, idIn } from './coping.ts';

/** What the public lists say: ids that other reads ask for. */
export interface Seen {
  readonly scholarships: readonly Readonly<Record<string, unknown>>[];
  /** The user's id of some organization. */
  readonly organizationId: string | null;
}

/** Reads whatever anybody may read. */
export async function readPublic({ prober, unknownId }: CheckContext): Promise<Seen> {
  const list = async (operation: OperationId) => {
    const { fits, body } = await prober.succeeds({ operation, as: null });
    return fits ? (entriesIn(body) ?? []) : [];
  };
  const byId = async (operation: OperationId, entries: Seen['scholarships'], what: string): Promise<void> => {
    const id = idIn(entries[0]);
    if (id === null) prober.skip(operation, `the list shows no ${what}`);
    else await prober.succeeds({ operation, params: { id }, as: null });
    await prober.isRefused(occasions.unknown, { operation, params: { id: unknownId }, as: null }, [404]);
  };

  const scholarships = await list('scholarships.all');
  await list('scholarships.active');
  await list('scholarships.expired');
  await byId('scholarships.byId', scholarships, 'scholarship');
  await byId('fundraisers.byId', await list('fundraisers.all'), 'campaign');

  const owner = scholarships.map(({ organizationId }) => organizationId).find((id) => typeof id === 'string');
  return { scholarships, organizationId: owner ?? null };
}

/** Reads without a token what needs one: it has to be refused before anything is looked up. */
export async function readAsNobody({ prober, unknownId }: CheckContext): Promise<void> {
  const reads = [
    ['users.byId', { id: unknownId }],
    ['applications.all', {}],
    ['applications.byId', { id: unknownId }],
    ['applications.byStudent', { studentId: unknownId }],
    ['students.byId', { userId: unknownId }],
    ['organizations.byUser', { userId: unknownId }],
  ] as const;
  for (const [operation, params] of reads) {
    await prober.isRefused(occasions.nobody, { operation, params, as: null }, [401]);
  }
}

/** Reads what a signed-in person may read. */
export async function readAs(context: CheckContext, caller: Caller, seen: Seen): Promise<void> {
  const { prober, unknownId } = context;
  const { userId, role } = caller;
  const read = (operation: OperationId, params: Record<string, string>, mayRefuse: readonly number[] = []) =>
    prober.succeeds({ operation, params, as: caller }, mayRefuse);
  const unknown = (operation: OperationId, name: string) =>
    prober.isRefused(
      occasions.unknown,
      { operation, params: { [name]: unknownId }, as: caller },
      operation === 'students.byId' || operation === 'applications.byId' ? NOT_FOUND : [404],
    );

  await read('users.byId', { id: userId }, [404]);
  await unknown('users.byId', 'id');

  const { fits, body } = await read('applications.all', {});
  const applications = fits ? (entriesIn(body) ?? []) : [];
  const application = applications[0];
  const id = idIn(application);
  if (id !== null) await read('applications.byId', { id });
  await unknown('applications.byId', 'id');
  await readByStudent(context, caller);

  const applicant = role === 'ORGANIZATION' ? application?.studentId : userId;
  if (typeof applicant === 'string') await read('students.byId', { userId: applicant }, [404, 403]);
  await unknown('students.byId', 'userId');

  const organization = role === 'ORGANIZATION' ? userId : seen.organizationId;
  if (organization !== null) await read('organizations.byUser', { userId: organization }, [404]);
  await unknown('organizations.byUser', 'userId');
}

/** An existing backend answers 404 where there are none, and everybody's applications where there are some. */
async function readByStudent({ prober }: CheckContext, caller: Caller): Promise<void> {
  const operation = 'applications.byStudent';
  const studentId = caller.userId;
  const attempt = { operation, params: { studentId }, as: caller } as const;
  const probe = {
    operation,
    wanted: 'success',
    verdict: 'fits after the normaliser',
    differences: [],
  } as const;
  const none = await prober.succeeds(attempt, [404]);
  const status = none.answer?.kind === 'answer' ? none.answer.status : null;
  if (status === 404 && none.fits) {
    prober.note({ ...probe, name: 'where there are none', status, notes: ['404 instead of an empty list'] });
  } else if (none.fits && holdsForeign(none.body, studentId)) {
    const notes = ['other people’s applications among them, which the site leaves out'];
    prober.note({ ...probe, name: 'whose they are', status, notes });
  }
}
