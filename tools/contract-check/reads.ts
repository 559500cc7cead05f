import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';
import { type Caller, forge, titleOf } from './callers.ts';
import { asReader, type CheckContext, occasions, othersThan } from './context.ts';
import { entriesIn, type Fields, fieldsIn, idIn } from './wire.ts';

/** Reads everything that needs no token. Returns the scholarships. */
export async function readPublic({ prober, unknownId }: CheckContext): Promise<readonly Fields[]> {
  const list = async (operation: OperationId) => {
    const { fits, body } = await prober.succeeds({ operation, as: null });
    return fits ? (entriesIn(body) ?? []) : [];
  };
  const one = async (operation: OperationId, entries: readonly Fields[]): Promise<void> => {
    const id = idIn(entries[0]);
    if (id === null) prober.skip(operation, 'the list is empty');
    else await prober.succeeds({ operation, id, as: null });
    await prober.isRefused(occasions.unknown, { operation, id: unknownId, as: null });
  };
  const scholarships = await list('scholarships.all');
  await list('scholarships.active');
  await list('scholarships.expired');
  await one('scholarships.byId', scholarships);
  await one('fundraisers.byId', await list('fundraisers.all'));
  return scholarships;
}

/** Tries protected reads without a token and with a forged token. */
export async function readUnauthorized({ prober, callers, unknownId }: CheckContext): Promise<void> {
  const [first] = callers;
  const guarded = operationIds.filter(
    (id) => endpoints[id].method === 'GET' && endpoints[id].access === 'session',
  );
  for (const operation of guarded) {
    await prober.isRefused(occasions.withoutToken, { operation, id: unknownId, as: null });
    if (!first) continue;
    const as = forge(first, unknownId);
    await prober.isRefused(occasions.forged, { operation, id: first.userId, as });
  }
}

/**
 * Reads everything that a signed-in user may read, and tries to read data that only other users may
 * read.
 *
 * @returns whether the caller is a verified organization. Null if the server does not say.
 */
export async function readAs(
  context: CheckContext,
  caller: Caller,
  scholarships: readonly Fields[],
): Promise<boolean | null> {
  const { prober, callers, unknownId } = context;
  const { userId, role } = caller;
  const read = (operation: OperationId, id: string, mayRefuse: readonly number[] = []) =>
    prober.succeeds({ operation, id, as: caller }, undefined, mayRefuse);

  await read('users.byId', userId, [404]);
  const { fits, body } = await read('applications.all', '');
  const applications = fits ? (entriesIn(body) ?? []) : [];
  const isOthers = (one: Fields) => isForeign(one, caller, scholarships);
  expectOwn(context, 'applications.all', caller, applications.some(isOthers));
  const application = applications.find((one) => !isOthers(one));
  const id = idIn(application);
  if (id !== null) await read('applications.byId', id);
  await readByStudent(context, caller);
  const applicant = role === 'ORGANIZATION' ? application?.studentId : userId;
  if (typeof applicant === 'string') await read('students.byId', applicant, [404, 403]);
  const owner = role === 'ORGANIZATION' ? userId : scholarships.map(ownerOf).find((one) => one !== null);
  const profile = owner ? await read('organizations.byUser', owner, [404]) : null;

  const unknown = { id: unknownId, as: caller };
  for (const operation of ['users.byId', 'organizations.byUser'] as const) {
    await prober.isRefused(occasions.unknown, { ...unknown, operation });
  }
  for (const operation of ['students.byId', 'applications.byId'] as const) {
    await prober.isRefused(occasions.unknownOrForeign, { ...unknown, operation });
  }
  const other = othersThan(caller, callers).find((candidate) => candidate.role === 'STUDENT');
  if (other && role !== 'ORGANIZATION') {
    for (const operation of ['students.byId', 'applications.byStudent'] as const) {
      await prober.isRefused(asReader(caller), { operation, id: other.userId, as: caller });
    }
  }

  if (role !== 'ORGANIZATION' || !profile?.fits) return null;
  // An organization without a profile is not verified.
  const { verified } = profile.answer?.status === 404 ? { verified: false } : fieldsIn(profile.body);
  return typeof verified === 'boolean' ? verified : null;
}

/** Returns the user id of a scholarship's organization, or null if the server leaves it out. */
const ownerOf = ({ organizationId }: Fields): string | null =>
  typeof organizationId === 'string' ? organizationId : null;

/** Returns true if an application's fields show that this user should not see it. */
function isForeign(one: Fields, { userId, role }: Caller, scholarships: readonly Fields[]): boolean {
  if (one.studentId === userId) return false;
  if (role !== 'ORGANIZATION') return typeof one.studentId === 'string';
  const owner = ownerOf(scholarships.find(({ id }) => id === one.scholarshipId) ?? {});
  return owner !== null && owner !== userId;
}

function expectOwn({ prober }: CheckContext, operation: OperationId, as: Caller, isOthers: boolean): void {
  const own = 'only the caller’s applications';
  prober.expects(operation, titleOf(as), !isOthers, own, 'other users’ applications, too');
}

/**
 * Reads a student's applications, and checks that the list contains no other student's
 * applications.
 */
export async function readByStudent(context: CheckContext, as: Caller): Promise<void> {
  const operation = 'applications.byStudent';
  const { fits, body } = await context.prober.succeeds({ operation, id: as.userId, as });
  const isOthers = ({ studentId }: Fields) => studentId !== as.userId;
  expectOwn(context, operation, as, fits && (entriesIn(body) ?? []).some(isOthers));
}
