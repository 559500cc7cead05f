import { organizationBody, studentBody } from './bodies.ts';
import { type Caller, titleOf } from './callers.ts';
import { asReader, asStranger, type CheckContext, occasions, othersThan, withRole } from './context.ts';
import { type Kind, kinds } from './kinds.ts';
import type { OwnRecord } from './own-records.ts';
import {
  type ChangeCase,
  changeRecord,
  type MakeCase,
  makeRecord,
  refuseToMake,
  removeRecord,
} from './records.ts';
import { shownRecord } from './wire.ts';

/** A kind of profile with its test values. */
interface Profile extends Omit<ChangeCase, 'others' | 'as' | 'wrong'> {
  readonly kind: Kind;
  readonly full: object;
  readonly partial?: MakeCase['partial'];
  readonly wrong: object;
}

function studentProfile(marker: string, userId: string): Profile {
  const full = studentBody(marker, userId);
  const documents = { domicileCert: null, incomeCert: null, tenthResult: null, twelfthResult: null };
  const undocumented = { ...full, ...documents };
  return {
    kind: kinds['student’s profile'],
    full,
    partial: { 'without documents': undocumented },
    changes: [
      { body: { ...full, aboutMe: `${marker}, changed` } },
      { detail: 'without documents', body: undocumented },
      { detail: 'with another date of birth', body: { ...full, dateOfBirth: '2005-03-04' } },
    ],
    refused: (text) => ({ ...full, aboutMe: text }),
    wrong: { ...full, gender: 7 },
  };
}

function organizationProfile(marker: string, userId: string): Profile {
  const full = organizationBody(marker, userId);
  return {
    kind: kinds['organization’s profile'],
    full,
    changes: [
      { body: { ...full, organizationName: `${marker}, changed` } },
      { detail: 'with a cleared website', body: { ...full, websiteURL: null } },
    ],
    refused: (text) => ({ ...full, organizationName: text }),
    wrong: { ...full, contactNumber: 7 },
  };
}

/**
 * Creates, changes and removes profiles for students and organizations that have none. An existing
 * profile belongs to the user and is neither changed nor removed. Then checks that the server
 * refuses such profiles for users of other roles, but only after a profile of the same kind has
 * been removed. Otherwise, the check might be unable to remove a profile that a faulty server
 * creates.
 */
export async function tryProfiles(context: CheckContext): Promise<void> {
  const { own, callers, marker } = context;
  for (const one of withRole(callers, 'STUDENT')) await tryProfile(context, one, studentProfile);
  for (const one of withRole(callers, 'ORGANIZATION')) await tryProfile(context, one, organizationProfile);
  const forbidden = [
    [studentProfile, ['ORGANIZATION', 'DONOR'], 'who is not a student'],
    [organizationProfile, ['STUDENT', 'DONOR'], 'that is not an organization'],
  ] as const;
  for (const [profile, roles, why] of forbidden) {
    for (const as of roles.flatMap((role) => withRole(callers, role).slice(0, 1))) {
      const { kind, full: body } = profile(marker, as.userId);
      if (!own.hasRemoved(kind) || (await hasProfile(context, kind, as)) !== false) continue;
      await refuseToMake(context, kind, asStranger(as, why), { as, body });
    }
  }
}

/** Returns whether a user has a profile, or null if the server does not say. */
async function hasProfile({ prober }: CheckContext, kind: Kind, as: Caller): Promise<boolean | null> {
  const answer = await prober.ask({ operation: kind.read, id: as.userId, as });
  if (answer?.status === 200) return true;
  return answer?.status === 404 && !answer.isPage ? false : null;
}

async function tryProfile(context: CheckContext, caller: Caller, profile: typeof studentProfile) {
  const { prober, callers, marker, unknownId } = context;
  const { userId } = caller;
  const { kind, full, partial, wrong: wrongBody, ...change } = profile(marker, userId);
  const before = await hasProfile(context, kind, caller);
  const isOrganization = caller.role === 'ORGANIZATION';
  if (before !== false) {
    const has = before ? 'already has a profile, which the check does not change' : 'may have a profile';
    for (const operation of [kind.create, kind.update, kind.remove])
      prober.skip(operation, `${userId} ${has}`);
    return;
  }
  const wrong = { [occasions.wrongBody.name]: wrongBody };
  const record = await makeRecord(context, kind, caller, { full, wrong, ...(partial && { partial }) });
  if (record === null) return;
  const others = othersThan(caller, callers);
  await prober.isRefused(occasions.again, { operation: kind.create, as: caller, body: full });
  // Only the student and the organizations that the student has applied to may read a student's
  // profile.
  for (const as of isOrganization ? [] : others) {
    await prober.isRefused(asReader(as), { operation: kind.read, id: userId, as });
  }
  if (isOrganization) await tryToVerify(context, record, full);
  await changeRecord(context, record, { ...change, wrong, others });
  // No signed-in user may verify an organization, not even their own.
  if (isOrganization) {
    const verify = { operation: 'organizations.verify', id: userId } as const;
    await prober.isRefused(occasions.withoutToken, { ...verify, as: null });
    await prober.isRefused(occasions.unknownOrForeign, { ...verify, id: unknownId, as: caller });
    await prober.isRefused(asStranger(caller, 'verifying itself'), { ...verify, as: caller });
  }
  await removeRecord(context, record, others);
}

/**
 * As an organization, tries to verify itself with a change to its own profile. A server may refuse
 * the change or ignore the field. If the server verifies the organization, the later changes set
 * `verified` back to false.
 */
async function tryToVerify({ prober }: CheckContext, { kind, id, by }: OwnRecord, full: object) {
  const operation = kind.update;
  await prober.ask({ operation, id, as: by, body: { ...full, verified: true } });
  const after = await prober.ask({ operation: kind.read, id, as: by });
  const isVerified = shownRecord(after?.body).verified === true;
  const name = `${titleOf(by)} with \`verified: true\``;
  prober.expects(operation, name, !isVerified, 'an unverified organization', 'a verified one');
}
