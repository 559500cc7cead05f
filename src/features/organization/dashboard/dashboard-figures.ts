import { organizationErrors } from '#contract/errors/organization.ts';
import type { ApiFailure } from '#contract/failure.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { decisionOf } from '../applicant.ts';
import { isOwn } from '../scholarship-applicants.ts';

export type OwnScholarships = Readonly<ReturnType<typeof ownScholarships>>;

/**
 * Groups an organization's own scholarships by dashboard tab (ORG-09). The current tab lists the
 * earliest deadline first, and the past tab lists the latest first.
 */
export function ownScholarships(scholarships: readonly Scholarship[], ownerId: string, now: number) {
  const own = scholarships
    .filter((scholarship) => isOwn(scholarship, ownerId))
    .sort((one, other) => deadlineMoment(one.expiredAt) - deadlineMoment(other.expiredAt));
  return {
    current: own.filter(({ expiredAt }) => !hasEnded(expiredAt, now)),
    // Always empty, because scholarships have no opening date.
    upcoming: [] as Scholarship[],
    past: own.filter(({ expiredAt }) => hasEnded(expiredAt, now)).reverse(),
  };
}

export type DashboardFigures = ReturnType<typeof dashboardFigures>;

/** Calculates the figures at the top of the dashboard. `funding` is in rupees. */
export function dashboardFigures({ current, past }: OwnScholarships) {
  const all = [...current, ...past];
  return {
    scholarships: all.length,
    applications: all.reduce((sum, { applications }) => sum + (applications?.length ?? 0), 0),
    funding: all.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
    active: current.length,
  };
}

/** Counts the undecided applications for a scholarship. */
export function undecidedIn({ applications }: Scholarship): number {
  return (applications ?? []).filter(
    ({ id = null, status = null }) => decisionOf({ applicationId: id, decision: status }) === 'PENDING',
  ).length;
}

/** Scholarships that end within this time (milliseconds) are listed at the top of the dashboard. */
const SOON_MS = 14 * 86_400_000;

/**
 * Returns the number of undecided applications, the scholarship to review first (the one with the
 * earliest deadline), and the scholarships that end soon.
 */
export function dashboardWork({ current, past }: OwnScholarships, now: number) {
  const waiting = [...[...past].reverse(), ...current].filter((one) => undecidedIn(one) > 0);
  return {
    undecided: waiting.reduce((sum, one) => sum + undecidedIn(one), 0),
    first: waiting[0] ?? null,
    endingSoon: current.filter(({ expiredAt }) => deadlineMoment(expiredAt) - now <= SOON_MS),
  };
}

/** Returns the text of the error banner (ORG-13). */
export function dashboardFailureText(failure: ApiFailure): string {
  return fill(organizationErrors['dashboard-failed'], { message: reasonOf(failure) });
}

function reasonOf(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'contract':
      return organizationErrors['dashboard-invalid'];
    case 'http':
      return fill(organizationErrors['dashboard-http'], { code: String(failure.status) });
    case 'network':
      return 'the connection failed';
    case 'timeout':
      return 'the server took too long to answer';
    // Cannot happen here: only writes need a registered user, and the dashboard only reads.
    case 'not-sent':
      return 'your account is not set up yet';
  }
}
