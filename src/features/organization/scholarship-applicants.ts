import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import { type Applicant, applicantsOf } from './applicant.ts';
import { sampleApplicants } from './sample-applicants.ts';

/**
 * True if the scholarship belongs to the organization. On the wire, `organizationId` is the id of
 * the organization's user.
 */
export function isOwn({ organizationId }: Scholarship, ownerId: string): boolean {
  return organizationId === ownerId;
}

/** A scholarship and its applicants, as the analytics and the review show them. */
export interface ApplicantsOfScholarship {
  readonly id: string;
  readonly title: string;
  readonly amount: number;
  readonly deadline: string;
  /** True until the deadline passes. After that, the scholarship is expired (ORG-15). */
  readonly isActive: boolean;
  readonly applicants: readonly Applicant[];
  /** True if the applicants are made up, because the server left out the applications (ORG-17). */
  readonly isSample: boolean;
}

/** Returns the scholarships with their applicants, latest deadline first. */
export function scholarshipsWithApplicants(
  scholarships: readonly Scholarship[],
  now: number,
): readonly ApplicantsOfScholarship[] {
  return scholarships
    .map((scholarship) => {
      const { id, title, totalAmount, expiredAt, applications } = scholarship;
      return {
        id,
        title,
        amount: totalAmount,
        deadline: expiredAt,
        isActive: !hasEnded(expiredAt, now),
        applicants: applications ? applicantsOf(scholarship) : sampleApplicants(id),
        isSample: !applications,
      };
    })
    .sort((one, other) => deadlineMoment(other.deadline) - deadlineMoment(one.deadline));
}
