import { fundraiserBody, scholarshipBody } from './bodies.ts';
import type { Caller } from './callers.ts';
import { asStranger, type CheckContext, occasions, othersThan } from './context.ts';
import { type Kind, kinds } from './kinds.ts';
import type { OwnRecord } from './own-records.ts';
import { changeRecord, makeRecord, refuseToMake } from './records.ts';

const { name: WRONG } = occasions.wrongBody;

const FOR_VERIFIED =
  'refused with 403, which is allowed if the server publishes only for verified organizations';

/**
 * Returns the deadline that the site sends to close a scholarship early: the next whole minute that
 * is at least one minute away.
 */
const closingAt = (now: number): string => new Date(Math.ceil(now / 60_000 + 1) * 60_000).toISOString();

/** Returns the bodies with which an organization publishes and changes a record. */
function bodiesOf(kind: Kind, marker: string, userId: string, now: number) {
  const title = `${marker}, changed`;
  if (kind === kinds.campaign) {
    const full = fundraiserBody(marker, userId, now);
    const wrong = { [WRONG]: { ...full, goalAmount: 'much' } };
    return { full, wrong, changes: [{ body: { title, goalAmount: 2000 } }] };
  }
  const full = scholarshipBody(marker, userId, now);
  const wrong = {
    [WRONG]: { ...full, totalAmount: 'much' },
    'with a deadline in the past': { ...full, expiredAt: '2020-01-01T00:00:00.000Z' },
  };
  const changes = [
    { detail: 'closing it within two minutes', body: { ...full, expiredAt: closingAt(now) } },
    // Reopens the scholarship, so that the check can apply for it.
    { body: { ...full, title, totalAmount: 2000, maxFamilyIncome: 250_000 } },
  ];
  return { full, wrong, changes };
}

/**
 * Publishes and changes a record for each organization. Only verified organizations may publish
 * campaigns, and the server must refuse all other users. A server may also refuse scholarships of
 * unverified organizations (ORG-14).
 *
 * @param verified whether each organization is verified, keyed by user id. Null if the server does
 * not say.
 */
export async function publish(
  context: CheckContext,
  kind: Kind,
  verified: ReadonlyMap<string, boolean | null>,
): Promise<readonly OwnRecord[]> {
  const { callers, marker, now } = context;
  const mayPublish = ({ role, userId }: Caller) =>
    role === 'ORGANIZATION' && (kind === kinds.scholarship || verified.get(userId) !== false);
  for (const caller of callers.filter((one) => !mayPublish(one))) {
    const why = caller.role === 'ORGANIZATION' ? 'that is not verified' : 'that is not an organization';
    const { full } = bodiesOf(kind, marker, caller.userId, now());
    await refuseToMake(context, kind, asStranger(caller, why), { as: caller, body: full });
  }
  const made: OwnRecord[] = [];
  for (const caller of callers.filter(mayPublish)) {
    const { full, wrong, changes } = bodiesOf(kind, marker, caller.userId, now());
    const isVerified = verified.get(caller.userId) === true;
    const mayRefuse = kind === kinds.scholarship && !isVerified ? FOR_VERIFIED : undefined;
    const record = await makeRecord(context, kind, caller, { full, wrong, mayRefuse });
    if (record === null) continue;
    made.push(record);
    const others = othersThan(caller, callers);
    const other = others.find(({ role }) => role === 'ORGANIZATION');
    if (other) {
      const body = { ...full, organizationId: other.userId };
      await refuseToMake(context, kind, asStranger(caller, 'in another organization’s name'), {
        as: caller,
        body,
      });
    }
    await changeRecord(context, record, {
      changes,
      refused: (text) => ({ ...changes.at(-1)?.body, title: text }),
      wrong,
      others,
    });
  }
  return made;
}
