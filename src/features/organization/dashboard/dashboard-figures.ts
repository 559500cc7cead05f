import { organizationErrors } from '#contract/errors/organization.ts';
import type { ApiFailure } from '#contract/failure.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';

/** Whether an organization offers a scholarship; the wire calls its user's id `organizationId`. */
export function isOwn({ organizationId }: Scholarship, ownerId: string): boolean {
  return organizationId === ownerId;
}

export type OwnScholarships = Readonly<ReturnType<typeof ownScholarships>>;

/** An organization's own scholarships in the dashboard's tabs (ORG-09): the next deadline first, past ones the last first. */
export function ownScholarships(scholarships: readonly Scholarship[], ownerId: string, now: number) {
  const own = scholarships
    .filter((scholarship) => isOwn(scholarship, ownerId))
    .sort((one, other) => deadlineMoment(one.expiredAt) - deadlineMoment(other.expiredAt));
  return {
    current: own.filter(({ expiredAt }) => !hasEnded(expiredAt, now)),
    // A scholarship has no opening date.
    upcoming: [] as Scholarship[],
    past: own.filter(({ expiredAt }) => hasEnded(expiredAt, now)).reverse(),
  };
}

export type DashboardFigures = ReturnType<typeof dashboardFigures>;

/** The figures on top of the dashboard: counts, and the funding in rupees. */
export function dashboardFigures({ current, past }: OwnScholarships) {
  const all = [...current, ...past];
  return {
    scholarships: all.length,
    applications: all.reduce((sum, { applications }) => sum + (applications?.length ?? 0), 0),
    funding: all.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
    active: current.length,
  };
}

/** What the error banner says (ORG-13). */
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
      return 'no answer came in time';
  }
}
