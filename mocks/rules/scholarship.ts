import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import type { ScholarshipRecord } from '../store/records.ts';
import type { Actor } from './actor.ts';
import { hasPassed } from './deadline.ts';
import { type Refusal, refuse, refuseFields } from './refusal.ts';

/** How much earlier than now a deadline may be that closes a scholarship: clocks differ, and a call takes its time. */
const CLOSING_MS = 5 * 60_000;

/** @param earliest what no deadline may be before, in milliseconds since 1970 */
function judgeFields(write: ScholarshipWrite, earliest: number): Refusal | null {
  return refuseFields({
    ...(hasPassed(write.expiredAt, earliest) && { expiredAt: 'Deadline cannot be in the past.' }),
    ...(write.allocatedAmount > write.totalAmount && {
      allocatedAmount: 'More is given than there is.',
    }),
  });
}

/** Whether the caller may publish a scholarship: organizations, verified or not, in their own name. */
export function judgeScholarshipCreate(actor: Actor, write: ScholarshipWrite, now: number): Refusal | null {
  if (actor.role !== 'ORGANIZATION') return refuse(403, 'Only organizations publish scholarships.');
  if (write.organizationId !== actor.userId) {
    return refuse(403, 'You can publish only for your own organization.');
  }
  return judgeFields(write, now);
}

/** Whether the caller may replace a scholarship: its owner, who also stays its owner, and may close it now. */
export function judgeScholarshipUpdate(
  actor: Actor,
  scholarship: Pick<ScholarshipRecord, 'organizationId'> | undefined,
  write: ScholarshipWrite,
  now: number,
): Refusal | null {
  return (
    judgeScholarshipDelete(actor, scholarship) ??
    (write.organizationId === actor.userId
      ? judgeFields(write, now - CLOSING_MS)
      : refuse(403, 'A scholarship cannot be given to another organization.'))
  );
}

/** Whether the caller may remove a scholarship: its owner. */
export function judgeScholarshipDelete(
  actor: Actor,
  scholarship: Pick<ScholarshipRecord, 'organizationId'> | undefined,
): Refusal | null {
  if (!scholarship) return refuse(404, 'No such scholarship.');
  return scholarship.organizationId === actor.userId
    ? null
    : refuse(403, 'Only the organization that published a scholarship changes it.');
}
