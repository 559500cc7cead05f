import * as v from 'valibot';
import type { OperationId } from '#contract/endpoints.ts';
import { roleSchema } from '#contract/schemas/primitives.ts';
import { organizationBody, studentBody } from './bodies.ts';
import type { Caller } from './callers.ts';
import { changeRecord, removeRecord } from './collections.ts';
import { type CheckContext, NOT_FOUND, occasions } from './context.ts';
import type { OwnRecord, Search } from './own-records.ts';

/** A record that a person has at most one of, found by the person's id. */
interface Profile {
  readonly name: string;
  readonly create: OperationId;
  readonly update: OperationId;
  readonly read: OperationId;
  readonly remove: OperationId;
  /** What the id is called where the profile is read, and where it is changed or removed. */
  readonly idNames: readonly [read: string, write: string];
  readonly body: (marker: string, userId: string) => object;
  readonly change: (marker: string) => object;
  readonly wrong: object;
}

const student: Profile = {
  name: 'student’s profile',
  create: 'students.create',
  update: 'students.update',
  read: 'students.byId',
  remove: 'students.delete',
  idNames: ['userId', 'userId'],
  body: studentBody,
  change: (marker) => ({ aboutMe: `${marker}, changed` }),
  wrong: { gender: 7, aboutMe: 7 },
};

const organization: Profile = {
  name: 'organization’s profile',
  create: 'organizations.create',
  update: 'organizations.update',
  read: 'organizations.byUser',
  remove: 'organizations.delete',
  idNames: ['userId', 'id'],
  body: organizationBody,
  change: (marker) => ({ organizationName: `${marker}, changed`, verified: false }),
  wrong: { address: 7, organizationName: 7 },
};

/**
 * Makes, changes and removes the profile of a student or an organization that has none. A profile that is there
 * already is this person's own, and is neither changed nor removed.
 */
export async function tryProfile(context: CheckContext, caller: Caller): Promise<void> {
  if (caller.role !== 'STUDENT' && caller.role !== 'ORGANIZATION') return;
  const profile = caller.role === 'STUDENT' ? student : organization;
  const { prober, own, marker } = context;
  const record = profileOf(profile, caller);
  const before = await prober.ask({ ...record.read, as: caller });
  if (before?.status !== 404) {
    const reason = 'this person has a profile already, which is not the check’s to change';
    for (const operation of [profile.create, profile.update, profile.remove]) prober.skip(operation, reason);
    return;
  }
  own.watch(searchProfile(record, marker));

  const { create: operation } = profile;
  const body = profile.body(marker, caller.userId);
  const nobody = await prober.isRefused(occasions.nobody, { operation, as: null, body }, [401]);
  if (nobody.isDone && (await own.claim(record))) await prober.ask({ ...record.remove, as: caller });
  await prober.isRefused(occasions.wrongBody, { operation, as: caller, body: profile.wrong }, [400]);
  const made = await prober.succeeds({ operation, as: caller, body });
  if (!made.isDone) return;
  await prober.succeeds({ ...record.read, as: caller });
  if (!(await own.claim(record))) return;

  await prober.isRefused(occasions.again, { operation, as: caller, body }, [409]);
  await changeRecord(
    context,
    profile.update,
    record,
    { good: profile.change(marker), wrong: profile.wrong },
    [],
  );
  if (profile === organization) await tryVerifying(context, record);
  await removeRecord(context, record, []);
}

/** Nobody who signs in here verifies an organization, least of all its own user. */
async function tryVerifying(
  { prober, unknownId }: CheckContext,
  { remove, caller }: OwnRecord,
): Promise<void> {
  const operation = 'organizations.verify';
  const params = remove.params ?? {};
  await prober.isRefused(occasions.nobody, { operation, params, as: null }, [401]);
  await prober.isRefused(occasions.unknown, { operation, params: { id: unknownId }, as: caller }, NOT_FOUND);
  await prober.isRefused('as the organization itself', { operation, params, as: caller }, [403]);
}

function profileOf({ name, read, remove, idNames }: Profile, caller: Caller): OwnRecord {
  return {
    label: `${name} of ${caller.userId}`,
    caller,
    read: { operation: read, params: { [idNames[0]]: caller.userId } },
    remove: { operation: remove, params: { [idNames[1]]: caller.userId } },
  };
}

function searchProfile(record: OwnRecord, marker: string): Search {
  return async (wire) => {
    const answer = await wire({ ...record.read, token: record.caller.token });
    return answer.kind === 'answer' && answer.status < 300 && answer.text.includes(marker) ? [record] : [];
  };
}

const knownUserSchema = v.object({ name: v.string(), email: v.nullish(v.string()), role: roleSchema });

/**
 * Tells the server who has signed in, as each sign-in does. A person whom it knows is told of with the very same
 * words, so that nothing changes; one whom it does not know is removed again.
 */
export async function tryUser(context: CheckContext, caller: Caller): Promise<void> {
  const { prober, own, marker } = context;
  const operation = 'users.registerOrUpdate';
  const { userId } = caller;
  const record: OwnRecord = {
    label: `user ${userId}`,
    caller,
    read: { operation: 'users.byId', params: { id: userId } },
    remove: { operation: 'users.delete', params: { id: userId } },
  };
  const before = await prober.ask({ ...record.read, as: caller });
  const known = v.safeParse(knownUserSchema, before?.body);
  // What names nobody can change nobody.
  await prober.isRefused(occasions.wrongBody, { operation, as: caller, body: {} }, [400]);
  if (before?.status === 200 && known.success) {
    const { name, email = null, role } = known.output;
    const body = { userId, name, email, role };
    await prober.isRefused(occasions.nobody, { operation, as: null, body }, [401]);
    await prober.succeeds({ operation, as: caller, body });
    prober.skip('users.delete', 'the server knows this person already, who is not the check’s to remove');
  } else if (before?.status === 404) {
    own.watch(searchProfile(record, marker));
    const body = {
      userId,
      name: marker,
      email: `${userId}@contract-check.example`,
      role: caller.role ?? 'DONOR',
    };
    await prober.isRefused(occasions.nobody, { operation, as: null, body }, [401]);
    await prober.succeeds({ operation, as: caller, body });
    await prober.succeeds({ ...record.read, as: caller });
    if (await own.claim(record)) await removeRecord(context, record, []);
  } else {
    prober.skip(operation, 'nobody can tell whether the server knows this person');
  }
}
