import { type Application, applicationStatusOf } from '#contract/schemas/application.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { daysLeft, deadlineMoment } from '#shared/format/dates.ts';

/** Reminders of a saved scholarship start this many days before its deadline. */
const SOON_DAYS = 7;

/** A decision on one of the student's applications. */
export interface Decision {
  readonly applicationId: string;
  /** The scholarship's title. Null if the scholarship is no longer listed. */
  readonly title: string | null;
  readonly isAccepted: boolean;
}

export interface Reminders {
  /** Saved scholarships whose deadline is within a week, soonest first. */
  readonly closing: readonly Scholarship[];
  /** Decisions that the student has not seen on 'My applications'. */
  readonly decisions: readonly Decision[];
}

/**
 * Returns the key that identifies a decision in the list of seen decisions. A changed decision has
 * a new key, so it counts as unseen.
 */
export const decisionKey = ({ id, status }: Application) => `${id} ${statusOf(status)}`;

const statusOf = (status: string | null | undefined) => applicationStatusOf(status ?? '');

/** Returns the applications that have been accepted or rejected. */
export const decidedOnes = (applications: readonly Application[]) =>
  applications.filter(({ status }) => ['ACCEPTED', 'REJECTED'].includes(statusOf(status) ?? ''));

export interface RemindersInput {
  readonly scholarships: readonly Scholarship[];
  readonly saved: readonly string[];
  readonly applications: readonly Application[];
  /** Keys of the decisions that the student has seen, as returned by `decisionKey`. */
  readonly seen: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Collects the user's reminders (HOME-07). */
export function remindersOf({ scholarships, saved, applications, seen, now }: RemindersInput): Reminders {
  const sent = new Set(applications.map(({ scholarshipId }) => scholarshipId));
  const closing = scholarships
    .filter(({ id, expiredAt }) => {
      const days = daysLeft(expiredAt, now);
      return saved.includes(id) && !sent.has(id) && days !== null && days <= SOON_DAYS;
    })
    .sort((one, other) => deadlineMoment(one.expiredAt) - deadlineMoment(other.expiredAt));
  const decisions = decidedOnes(applications)
    .filter((application) => !seen.includes(decisionKey(application)))
    .map(({ id, scholarshipId, status }) => ({
      applicationId: id,
      title: scholarships.find((scholarship) => scholarship.id === scholarshipId)?.title ?? null,
      isAccepted: statusOf(status) === 'ACCEPTED',
    }));
  return { closing, decisions };
}
