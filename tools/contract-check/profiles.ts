import * as v from 'valibot';
import type { OperationId } from '#contract/endpoints.ts';
import { roleSchema } from '#contract/schemas/primitives.ts';
import { organizationBody, requiredOrganizationBody, requiredStudentBody, studentBody } from './bodies.ts';
import { type Caller, nameOf } from './callers.ts';
import { type Change, changeRecord, removeRecord } from './collections.ts';
import { asForbidden, type CheckContext, occasions, othersThan, withRole } from './context.ts';
import { type OwnRecord, searchRecord } from './own-records.ts';
import type { Attempt, Outcome } from './prober.ts';
import { readBack, type Shelf } from './read-back.ts';

/** A record that a person has at most one of, found by the person's id. */
interface Profile {
  readonly name: string;
  readonly create: OperationId;
  readonly update: OperationId;
  readonly read: OperationId;
  readonly remove: OperationId;
  /** What the id is called where the profile is read, and where it is changed or removed. */
  readonly idNames: readonly [read: string, write: string];
  readonly required: (marker: string, userId: string) => object;
  readonly full: (marker: string, userId: string) => object;
  readonly changes: (marker: string) => readonly Change[];
  readonly refused: (marker: string) => object;
  readonly wrong: object;
  readonly mayBeHidden: readonly string[];
}

const student: Profile = {
  name: 'student’s profile',
  create: 'students.create',
  update: 'students.update',
  read: 'students.byId',
  remove: 'students.delete',
  idNames: ['userId', 'userId'],
  required: requiredStudentBody,
  full: studentBody,
  changes: (marker) => [
    { body: { aboutMe: `${marker}, changed` } },
    { detail: 'with another date of birth', body: { dateOfBirth: '2005-03-04' } },
  ],
  refused: (marker) => ({ aboutMe: `${marker}, refused` }),
  wrong: { gender: 7 },
  // The user has one, too, and an existing backend shows that one.
  mayBeHidden: ['email'],
};

const organization: Profile = {
  name: 'organization’s profile',
  create: 'organizations.create',
  update: 'organizations.update',
  read: 'organizations.byUser',
  remove: 'organizations.delete',
  idNames: ['userId', 'id'],
  required: requiredOrganizationBody,
  full: organizationBody,
  changes: (marker) => [
    { body: { organizationName: `${marker}, changed`, verified: false } },
    { detail: 'with a cleared website', body: { websiteURL: null, verified: false } },
  ],
  refused: (marker) => ({ organizationName: `${marker}, refused`, verified: false }),
  wrong: { contactNumber: 7 },
  mayBeHidden: [],
};

/**
 * Makes, changes and removes the profiles of students and organizations that have none. A profile that is there
 * already is this person's own, and is neither changed nor removed. A person of another role is refused one: that is
 * tried only after such a profile could be removed, because a server may make it all the same.
 */
export async function tryProfiles(context: CheckContext, callers: readonly Caller[]): Promise<void> {
  for (const caller of callers) await tryProfile(context, caller, callers);
  const forbidden = [
    [student, ['ORGANIZATION', 'DONOR']],
    [organization, ['STUDENT', 'DONOR']],
  ] as const;
  for (const [profile, roles] of forbidden) {
    if (!context.own.hasRemoved(profile.name)) continue;
    for (const role of roles) {
      const [caller] = withRole(callers, role);
      if (caller) await refuseProfile(context, profile, caller);
    }
  }
}

async function tryProfile(context: CheckContext, caller: Caller, callers: readonly Caller[]): Promise<void> {
  if (caller.role !== 'STUDENT' && caller.role !== 'ORGANIZATION') return;
  const profile = caller.role === 'STUDENT' ? student : organization;
  const { prober, own, marker } = context;
  const record = profileOf(profile, caller);
  const before = await prober.ask({ ...record.read, as: caller });
  if (before?.status !== 404) {
    const who = nameOf(caller, callers);
    const reason =
      before?.status === 200
        ? `${who} has a profile already, which the check does not touch`
        : `${profile.read} does not say whether ${who} has a profile`;
    for (const operation of [profile.create, profile.update, profile.remove]) prober.skip(operation, reason);
    return;
  }
  own.watch(searchRecord(record, marker));
  if (!(await makeProfile(context, profile, record))) return;

  const attempt = { operation: profile.create, as: caller, body: profile.full(marker, caller.userId) };
  await prober.isRefused(occasions.again, attempt);
  const others = othersThan(caller, callers);
  if (profile === student) await hideFrom(context, record, others);
  await changeRecord(context, record, {
    operation: profile.update,
    changes: profile.changes(marker),
    refused: profile.refused(marker),
    wrong: profile.wrong,
    others,
    shelf: shelfOf(profile),
  });
  if (profile === organization) await tryVerifying(context, record);
  await removeRecord(context, record, others);
}

const shelfOf = ({ name, mayBeHidden }: Profile): Shelf => ({ name, mayBeHidden, list: null });

/**
 * Makes a profile with the required fields alone, and, where that can be removed again, one with every field. What is
 * made without a token is used as it is.
 *
 * @returns whether there is one now that shows this run's marker
 */
async function makeProfile(context: CheckContext, profile: Profile, record: OwnRecord): Promise<boolean> {
  const { prober, own, marker } = context;
  const { caller } = record;
  const full: Attempt = { operation: profile.create, as: caller, body: profile.full(marker, caller.userId) };
  const required: Attempt = { ...full, body: profile.required(marker, caller.userId) };
  const isThere = async (attempt: Attempt, { isDone, body }: Outcome, detail?: string): Promise<boolean> => {
    if (!isDone) return false;
    await prober.succeeds({ ...record.read, as: caller });
    if (!(await own.claim(record))) return false;
    const written = { operation: attempt.operation, record, sent: attempt.body as object, body };
    await readBack(context, { ...written, ...(detail && { detail }) }, shelfOf(profile));
    return true;
  };

  const wrong = await prober.isRefused(occasions.wrongBody, {
    ...required,
    body: { ...(required.body as object), ...profile.wrong },
  });
  if (wrong.isDone && (await own.claim(record)) && !(await isRemoved(context, record))) return true;
  const tokenless = await prober.isRefused(occasions.withoutToken, { ...required, as: null });
  if (await isThere(required, tokenless)) {
    prober.countAsSuccess(required, tokenless.answer);
    return true;
  }
  const detail = 'with the required fields alone';
  const least = await prober.succeeds(required, { detail });
  if ((await isThere(required, least, detail)) && !(await isRemoved(context, record))) return true;
  return isThere(full, await prober.succeeds(full));
}

/** Removes a profile of this run. */
async function isRemoved({ prober, own }: CheckContext, record: OwnRecord): Promise<boolean> {
  await prober.ask({ ...record.remove, as: record.caller });
  const after = await prober.ask({ ...record.read, as: record.caller });
  if (after?.status !== 404) return false;
  own.forget(record);
  return true;
}

/** A profile of another kind than this person's role is refused; one that is made all the same is removed. */
async function refuseProfile(context: CheckContext, profile: Profile, caller: Caller): Promise<void> {
  const { prober, own, marker } = context;
  const record = profileOf(profile, caller);
  const before = await prober.ask({ ...record.read, as: caller });
  if (before?.status !== 404) return;
  own.watch(searchRecord(record, marker));
  const why = profile === student ? 'who is no student' : 'that is no organization';
  const outcome = await prober.isRefused(asForbidden(caller, why), {
    operation: profile.create,
    as: caller,
    body: profile.full(marker, caller.userId),
  });
  if (outcome.isDone && (await own.claim(record))) await isRemoved(context, record);
}

/** A student's profile is for the student, and for the organizations that the student has applied to. */
async function hideFrom(
  { prober }: CheckContext,
  record: OwnRecord,
  others: readonly Caller[],
): Promise<void> {
  for (const other of others) {
    const occasion = asForbidden(other, 'whom it does not concern', [403, 404]);
    await prober.isRefused(occasion, { ...record.read, as: other });
  }
}

/** No signed-in user may verify an organization, least of all its own. */
async function tryVerifying(
  { prober, unknownId }: CheckContext,
  { remove, caller }: OwnRecord,
): Promise<void> {
  const operation = 'organizations.verify';
  const params = remove.params ?? {};
  await prober.isRefused(occasions.withoutToken, { operation, params, as: null });
  await prober.isRefused(occasions.unknownOrForeign, { operation, params: { id: unknownId }, as: caller });
  await prober.isRefused(asForbidden(caller, 'itself'), { operation, params, as: caller });
}

function profileOf({ name, read, remove, idNames }: Profile, caller: Caller): OwnRecord {
  return {
    label: `${name} of ${caller.userId}`,
    id: caller.userId,
    caller,
    read: { operation: read, params: { [idNames[0]]: caller.userId } },
    remove: { operation: remove, params: { [idNames[1]]: caller.userId } },
  };
}

/** The profiles that a person can have, by which records of an earlier run are found. */
export const profilesOf = (caller: Caller): readonly OwnRecord[] => [
  profileOf(student, caller),
  profileOf(organization, caller),
];

/** A person's own user. */
export const userOf = (caller: Caller): OwnRecord => ({
  label: `user ${caller.userId}`,
  id: caller.userId,
  caller,
  read: { operation: 'users.byId', params: { id: caller.userId } },
  remove: { operation: 'users.delete', params: { id: caller.userId } },
});

const knownUserSchema = v.object({ name: v.string(), email: v.nullish(v.string()), role: roleSchema });

/**
 * Tells the server who has signed in, as each sign-in does. A person whom it knows is registered again with the very same
 * data, so that nothing changes; one whom it does not know is removed again.
 */
export async function tryUser(
  context: CheckContext,
  caller: Caller,
  callers: readonly Caller[],
): Promise<void> {
  const { prober } = context;
  const operation = 'users.registerOrUpdate';
  const record = userOf(caller);
  const before = await prober.ask({ ...record.read, as: caller });
  const known = v.safeParse(knownUserSchema, before?.body);
  // A body without a user id changes no user.
  await prober.isRefused(occasions.wrongBody, { operation, as: caller, body: {} });
  if (before?.status === 200 && known.success) {
    const { name, email = null, role } = known.output;
    const body = { userId: caller.userId, name, email, role };
    await prober.isRefused(occasions.withoutToken, { operation, as: null, body });
    for (const other of othersThan(caller, callers)) {
      await prober.isRefused(asForbidden(other, 'in another person’s name'), { operation, as: other, body });
    }
    await prober.succeeds({ operation, as: caller, body });
    const who = nameOf(caller, callers);
    prober.skip('users.delete', `the server knows ${who} already, and the check removes only what it made`);
  } else if (before?.status === 404) {
    await makeUser(context, record, othersThan(caller, callers));
  } else {
    prober.skip(operation, `users.byId does not say whether the server knows ${nameOf(caller, callers)}`);
  }
}

async function makeUser(context: CheckContext, record: OwnRecord, others: readonly Caller[]): Promise<void> {
  const { prober, own, marker } = context;
  const { caller } = record;
  own.watch(searchRecord(record, marker));
  const role = caller.role ?? 'DONOR';
  const email = `${caller.userId}@contract-check.example`;
  const body = { userId: caller.userId, name: marker, email, role };
  const attempt: Attempt = { operation: 'users.registerOrUpdate', as: caller, body };
  await prober.isRefused(occasions.withoutToken, { ...attempt, as: null });
  // Telling it again is no second registration, so what was made without a token does no harm.
  const made = await prober.succeeds(attempt);
  await prober.succeeds({ ...record.read, as: caller });
  if (!(await own.claim(record))) return;
  const shelf: Shelf = { name: 'user', list: null, mayBeHidden: [] };
  const { userId: id, ...rest } = body;
  const sent = { id, ...rest };
  await readBack(context, { operation: attempt.operation, record, sent, body: made.body }, shelf);
  const other = role === 'DONOR' ? 'STUDENT' : 'DONOR';
  await prober.isRefused(
    { name: 'with another role than before', statuses: [403] },
    { ...attempt, body: { ...body, role: other } },
  );
  await removeRecord(context, record, others);
}
