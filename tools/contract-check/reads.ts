import type { OperationId } from '#contract/endpoints.ts';
import { type Caller, forge, titleOf } from './callers.ts';
import { asForbidden, type CheckContext, occasions, othersThan } from './context.ts';
import { entriesIn, idIn } from './coping.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the public lists say: ids that other reads ask for. */
export interface Seen {
  readonly scholarships: readonly Fields[];
  /** The user's id of some organization. */
  readonly organizationId: string | null;
}

/** Reads what everybody may read. */
export async function readPublic({ prober, unknownId, now }: CheckContext): Promise<Seen> {
  const list = async (operation: OperationId) => {
    const { fits, body } = await prober.succeeds({ operation, as: null });
    return fits ? (entriesIn(body) ?? []) : [];
  };
  const byId = async (operation: OperationId, entries: readonly Fields[], what: string): Promise<void> => {
    const id = idIn(entries[0]);
    if (id === null) prober.skip(operation, `the list shows no ${what}`);
    else await prober.succeeds({ operation, params: { id }, as: null });
    await prober.isRefused(occasions.unknown, { operation, params: { id: unknownId }, as: null });
  };
  const byDeadline = async (
    operation: OperationId,
    isWanted: (moment: number) => boolean,
    expected: string,
  ) => {
    const entries = await list(operation);
    const wrong = entries.findIndex(({ expiredAt }) => !isWanted(Date.parse(String(expiredAt))));
    if (wrong === -1) return;
    const difference = { path: `[${wrong}].expiredAt`, expected, got: 'another one' };
    prober.differs(operation, titleOf(null), [difference]);
  };

  const scholarships = await list('scholarships.all');
  // A day more or less: the clock of the server, and a deadline without an hour.
  const day = 24 * 60 * 60 * 1000;
  await byDeadline('scholarships.active', (moment) => moment > now() - day, 'a deadline to come');
  await byDeadline('scholarships.expired', (moment) => moment < now() + day, 'a deadline that has passed');
  await byId('scholarships.byId', scholarships, 'scholarship');
  await byId('fundraisers.byId', await list('fundraisers.all'), 'campaign');

  const owner = scholarships.map(ownerOf).find((id) => id !== null);
  return { scholarships, organizationId: owner ?? null };
}

/** The user's id of a scholarship's organization, where it is shown. */
function ownerOf({ organizationId }: Fields): string | null {
  return typeof organizationId === 'string' ? organizationId : null;
}

/** Reads without a token what needs one: it has to be refused before anything is looked up. */
export async function readWithoutToken(context: CheckContext): Promise<void> {
  for (const [operation, params] of guardedReads(context.unknownId)) {
    await context.prober.isRefused(occasions.withoutToken, { operation, params, as: null });
  }
}

/** Reads a person's own with a token that only looks like theirs. */
export async function readWithForgedToken(
  { prober, unknownId }: CheckContext,
  caller: Caller,
): Promise<void> {
  const as = forge(caller, unknownId);
  for (const [operation, params] of guardedReads(caller.userId)) {
    await prober.isRefused(occasions.forged, { operation, params, as });
  }
}

const guardedReads = (id: string) =>
  [
    ['users.byId', { id }],
    ['applications.all', {}],
    ['applications.byId', { id }],
    ['applications.byStudent', { studentId: id }],
    ['students.byId', { userId: id }],
    ['organizations.byUser', { userId: id }],
  ] as const;

/**
 * Reads what a signed-in person may read, and what only others may.
 *
 * @returns whether the caller is a verified organization; null where the server does not say
 */
export async function readAs(
  context: CheckContext,
  caller: Caller,
  { seen, callers }: { readonly seen: Seen; readonly callers: readonly Caller[] },
): Promise<boolean | null> {
  const { prober, unknownId } = context;
  const { userId, role } = caller;
  const read = (operation: OperationId, params: Record<string, string>, mayRefuse: readonly number[] = []) =>
    prober.succeeds({ operation, params, as: caller }, { mayRefuse });
  const unknown = (operation: OperationId, name: string) => {
    const isGuarded = operation === 'students.byId' || operation === 'applications.byId';
    const occasion = isGuarded ? occasions.unknownOrForeign : occasions.unknown;
    return prober.isRefused(occasion, { operation, params: { [name]: unknownId }, as: caller });
  };

  await read('users.byId', { id: userId }, [404]);
  await unknown('users.byId', 'id');

  const { fits, body } = await read('applications.all', {});
  const applications = fits ? (entriesIn(body) ?? []) : [];
  if (applications.some((application) => isForeign(application, caller, seen))) {
    prober.differs('applications.all', titleOf(caller), foreignOnes, 'person');
  }
  const application = applications.find((one) => !isForeign(one, caller, seen));
  const id = idIn(application);
  if (id !== null) await read('applications.byId', { id });
  await unknown('applications.byId', 'id');
  await readByStudent(context, caller);

  const applicant = role === 'ORGANIZATION' ? application?.studentId : userId;
  if (typeof applicant === 'string') await read('students.byId', { userId: applicant }, [404, 403]);
  await unknown('students.byId', 'userId');
  const other = othersThan(caller, callers).find((candidate) => candidate.role === 'STUDENT');
  if (other && role !== 'ORGANIZATION') await readOf(context, caller, other);

  const organization = role === 'ORGANIZATION' ? userId : seen.organizationId;
  const profile =
    organization === null ? null : await read('organizations.byUser', { userId: organization }, [404]);
  await unknown('organizations.byUser', 'userId');
  return role === 'ORGANIZATION' ? isVerified(profile) : null;
}

/** An organization without a profile is not verified either. */
function isVerified(profile: Awaited<ReturnType<CheckContext['prober']['succeeds']>> | null): boolean | null {
  const answer = profile?.answer;
  if (answer?.kind !== 'answer' || !profile?.fits) return null;
  if (answer.status === 404) return false;
  const { verified } = (profile.body ?? {}) as Fields;
  return typeof verified === 'boolean' ? verified : null;
}

const foreignOnes = [
  { path: '$', expected: 'only the caller’s applications', got: 'other people’s among them' },
] as const;

/** Whether an application is shown to a person whom it does not concern, as far as it says so. */
function isForeign({ studentId, scholarshipId }: Fields, { userId, role }: Caller, seen: Seen): boolean {
  if (typeof studentId === 'string' && studentId === userId) return false;
  if (role !== 'ORGANIZATION') return typeof studentId === 'string';
  const scholarship = seen.scholarships.find(({ id }) => id === scholarshipId);
  const owner = scholarship ? ownerOf(scholarship) : null;
  return owner !== null && owner !== userId;
}

/** What another student has and has sent is not for this person. */
async function readOf({ prober }: CheckContext, caller: Caller, { userId }: Caller): Promise<void> {
  const occasion = asForbidden(caller, 'whom it does not concern', [403, 404]);
  await prober.isRefused(occasion, { operation: 'students.byId', params: { userId }, as: caller });
  const params = { studentId: userId };
  await prober.isRefused(occasion, { operation: 'applications.byStudent', params, as: caller });
}

/** Lists what a student has sent; an existing backend answers 404 where there is nothing. */
export async function readByStudent({ prober }: CheckContext, caller: Caller): Promise<void> {
  const operation = 'applications.byStudent';
  const { userId } = caller;
  const attempt = { operation, params: { studentId: userId }, as: caller } as const;
  const own = await prober.succeeds(attempt, { mayRefuse: [404] });
  if (own.answer?.kind === 'answer' && own.answer.status === 404 && own.fits) {
    prober.copes(operation, 'where there are none', ['404 instead of an empty list']);
  } else if (own.fits && entriesIn(own.body)?.some(({ studentId }) => studentId !== userId)) {
    prober.differs(operation, titleOf(caller), foreignOnes);
  }
}
