import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import type { ScholarshipRecord } from '../store/records.ts';
import type { Actor } from './actor.ts';
import { hasPassed } from './deadline.ts';
import { type Refusal, refuse, refuseFields } from './refusal.ts';

function judgeFields(write: ScholarshipWrite, now: number): Refusal | null {
  return refuseFields({
    ...(hasPassed(write.expiredAt, now) && { expiredAt: 'Deadline cannot be in the past.' }),
    ...(write.allocatedAmount > write.totalAmount && {
      allocatedAmount: 'The allocated amount cannot exceed the total amount.',
    }),
  });
}

/** Only organizations, verified or not, may publish scholarships, and only for themselves. */
export function judgeScholarshipCreate(actor: Actor, write: ScholarshipWrite, now: number): Refusal | null {
  if (actor.role !== 'ORGANIZATION') return refuse(403, 'Only organizations can publish scholarships.');
  if (write.organizationId !== actor.userId) {
    return refuse(403, 'You can publish only for your own organization.');
  }
  return judgeFields(write, now);
}

/** Refuses callers other than the owner. A scholarship cannot move to another owner. */
export function judgeScholarshipUpdate(
  actor: Actor,
  scholarship: Pick<ScholarshipRecord, 'organizationId'> | undefined,
  write: ScholarshipWrite,
  now: number,
): Refusal | null {
  return (
    judgeScholarshipDelete(actor, scholarship) ??
    (write.organizationId === actor.userId
      ? judgeFields(write, now)
      : refuse(403, 'A scholarship cannot be transferred to another organization.'))
  );
}

/** Refuses callers other than the owner. */
export function judgeScholarshipDelete(
  actor: Actor,
  scholarship: Pick<ScholarshipRecord, 'organizationId'> | undefined,
): Refusal | null {
  if (!scholarship) return refuse(404, 'No such scholarship.');
  return scholarship.organizationId === actor.userId
    ? null
    : refuse(403, 'Only the organization that published a scholarship can change it.');
}
