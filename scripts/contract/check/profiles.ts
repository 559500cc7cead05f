import * as v from 'valibot';
import type { OperationId } from '#contract/endpoints.ts';
import { roleSchema } from '#contract/schemas/primitives.ts';
import { organizationBody, studentBody } from './bodies.ts';
import type { Caller } from './callers.ts';
import { changeRecord, removeRecord } from './collections.ts';
import type { OwnRecord, Search } from './own-records.ts';
import { NOT_FOUND, occasions, type Trial } from './trial.ts';

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
export async function tryProfile(trial: Trial, caller: Caller): Promise<void> {
  if (caller.role !== 'STUDENT' && caller.role !== 'ORGANIZATION') return;
  const profile = caller.role === 'STUDENT' ? student : organization;
  const { bench, own, marker } = trial;
  const record = profileOf(profile, caller);
  const before = await bench.ask({ ...record.read, as: caller });
  if (before?.status !== 404) {
    const reason = 'this person has a profile already, which is not the check’s to change';
    for (const operation of [profile.create, profile.update, profile.remove]) bench.skip(operation, reason);
    return;
  }
  own.watch(searchProfile(record, marker));

  const { create: operation } = profile;
  const body = profile.body(marker, caller.userId);
  const nobody = await bench.isRefused(occasions.nobody, { operation, as: null, body }, [401]);
  if (nobody.isDone && (await own.claim(record))) await bench.ask({ ...record.remove, as: caller });
  await bench.isRefused(occasions.wrongBody, { operation, as: caller, body: profile.wrong }, [400]);
  const made = await bench.succeeds({ operation, as: caller, body });
  if (!made.isDone) return;
  await bench.succeeds({ ...record.read, as: caller });
  if (!(await own.claim(record))) return;

  await bench.isRefused(occasions.again, { operation, as: caller, body }, [409]);
  await changeRecord(
    trial,
    profile.update,
    record,
    { good: profile.change(marker), wrong: profile.wrong },
    [],
  );
  if (profile === organization) await tryVerifying(trial, record);
  await removeRecord(trial, record, []);
}

/** Nobody who signs in here verifies an organization, least of all its own user. */
async function tryVerifying({ bench, unknownId }: Trial, { remove, caller }: OwnRecord): Promise<void> {
  const operation = 'organizations.verify';
  const params = remove.params ?? {};
  await bench.isRefused(occasions.nobody, { operation, params, as: null }, [401]);
  await bench.isRefused(occasions.unknown, { operation, params: { id: unknownId }, as: caller }, NOT_FOUND);
  await bench.isRefused('as the organization itself', { operation, params, as: caller }, [403]);
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
export async function tryUser(trial: Trial, caller: Caller): Promise<void> {
  const { bench, own, marker } = trial;
  const operation = 'users.registerOrUpdate';
  const { userId } = caller;
  const record: OwnRecord = {
    label: `user ${userId}`,
    caller,
    read: { operation: 'users.byId', params: { id: userId } },
    remove: { operation: 'users.delete', params: { id: userId } },
  };
  const before = await bench.ask({ ...record.read, as: caller });
  const known = v.safeParse(knownUserSchema, before?.body);
  // What names nobody can change nobody.
  await bench.isRefused(occasions.wrongBody, { operation, as: caller, body: {} }, [400]);
  if (before?.status === 200 && known.success) {
    const { name, email = null, role } = known.output;
    const body = { userId, name, email, role };
    await bench.isRefused(occasions.nobody, { operation, as: null, body }, [401]);
    await bench.succeeds({ operation, as: caller, body });
    bench.skip('users.delete', 'the server knows this person already, who is not the check’s to remove');
  } else if (before?.status === 404) {
    own.watch(searchProfile(record, marker));
    const body = {
      userId,
      name: marker,
      email: `${userId}@contract-check.example`,
      role: caller.role ?? 'DONOR',
    };
    await bench.isRefused(occasions.nobody, { operation, as: null, body }, [401]);
    await bench.succeeds({ operation, as: caller, body });
    await bench.succeeds({ ...record.read, as: caller });
    if (await own.claim(record)) await removeRecord(trial, record, []);
  } else {
    bench.skip(operation, 'nobody can tell whether the server knows this person');
  }
}
