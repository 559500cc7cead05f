import { ANSWER_MAX_LENGTH, ANSWER_MIN_LENGTH } from '#contract/limits.ts';
import type { NewApplication } from '#contract/schemas/application.ts';
import type { ApplicationRecord, ScholarshipRecord } from '../store/records.ts';
import type { Actor } from './actor.ts';
import { hasPassed } from './deadline.ts';
import { splitReason } from './reason.ts';
import { type Refusal, refuse, refuseFields } from './refusal.ts';

const NEED_TOO_SHORT =
  'Please provide a detailed explanation of why you need this scholarship (minimum 100 characters).';
const FIT_TOO_SHORT =
  "Please explain why you're a perfect fit for this scholarship (minimum 100 characters).";

/** The facts that decide whether a new application is accepted. */
export interface ApplicationCase {
  readonly actor: Actor;
  readonly application: NewApplication;
  readonly scholarship: Pick<ScholarshipRecord, 'expiredAt'> | undefined;
  /** Whether this student has applied for this scholarship before. */
  readonly appliedBefore: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Checks whether a student may apply. The checks run in the order of their refusals: 403, 404, 409,
 * 400 (APP-08 to APP-10).
 *
 * @returns the refusal. Null if the application is accepted
 */
export function judgeApplication(given: ApplicationCase): Refusal | null {
  const { actor, application, scholarship, appliedBefore, now } = given;
  if (actor.role !== 'STUDENT') return refuse(403, 'Only students can apply for scholarships.');
  if (application.studentId !== actor.userId) return refuse(403, 'You can apply only for yourself.');
  if (!scholarship) return refuse(404, 'No such scholarship.');
  if (appliedBefore) return refuse(409, 'You have already applied for this scholarship.');
  return refuseFields({
    ...(hasPassed(scholarship.expiredAt, now) && {
      scholarshipId: 'The deadline of this scholarship has passed.',
    }),
    ...judgeReason(application.scholarshipReason),
  });
}

/**
 * Returns the problems in an application's reason. A reason without two headings counts as a single
 * text, which must be at least as long as two answers of the minimum length.
 */
function judgeReason(reason: string): Record<string, string> {
  const answers = splitReason(reason);
  if (!answers) {
    return reason.trim().length < 2 * ANSWER_MIN_LENGTH ? { scholarshipReason: NEED_TOO_SHORT } : {};
  }
  const [need, fit] = answers;
  const faults = [
    need.length < ANSWER_MIN_LENGTH && NEED_TOO_SHORT,
    fit.length < ANSWER_MIN_LENGTH && FIT_TOO_SHORT,
    Math.max(need.length, fit.length) > ANSWER_MAX_LENGTH &&
      `Each answer can have at most ${ANSWER_MAX_LENGTH} characters.`,
  ].filter((fault) => fault !== false);
  return faults.length === 0 ? {} : { scholarshipReason: faults.join(' ') };
}

/** A caller, an application and its scholarship, which may no longer exist. */
interface Placed {
  readonly actor: Actor;
  readonly application: Pick<ApplicationRecord, 'studentId'>;
  readonly scholarship: Pick<ScholarshipRecord, 'organizationId'> | undefined;
}

/** True if the caller is the applicant or the scholarship's organization. */
export function maySeeApplication({ actor, application, scholarship }: Placed): boolean {
  return application.studentId === actor.userId || scholarship?.organizationId === actor.userId;
}

/** Refuses callers who may not read the application. */
export function judgeApplicationRead(given: Placed): Refusal | null {
  return maySeeApplication(given) ? null : refuse(403, 'You cannot read this application.');
}

/** Refuses callers who may not accept, reject or reopen the application. */
export function judgeApplicationStatus({ actor, scholarship }: Omit<Placed, 'application'>): Refusal | null {
  return scholarship?.organizationId === actor.userId
    ? null
    : refuse(403, 'Only the organization of the scholarship can decide on this application.');
}

/**
 * Refuses callers who may not withdraw the application. A decided application cannot be withdrawn,
 * because deleting it would undo the decision (MINE-02).
 */
export function judgeApplicationDelete({
  actor,
  application: { studentId, status },
}: {
  readonly actor: Actor;
  readonly application: Pick<ApplicationRecord, 'studentId' | 'status'>;
}): Refusal | null {
  if (studentId !== actor.userId)
    return refuse(403, 'Only the student who sent an application can withdraw it.');
  return status === 'PENDING'
    ? null
    : refuse(409, 'This application has been decided. It can no longer be withdrawn.');
}

/** Refuses callers who may not list the student's applications. */
export function judgeApplicationsOf(actor: Actor, studentId: string): Refusal | null {
  return studentId === actor.userId ? null : refuse(403, 'You can list only your own applications.');
}
