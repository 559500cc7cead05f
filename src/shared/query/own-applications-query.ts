import type { Application } from '#contract/schemas/application.ts';
import type { PersonState } from '#features/auth/index.ts';
import type { Session } from '#shared/ports/session.ts';

/** The signed-in student's id; null for another role, and until the role is read. Users without a role are students. */
export function studentIdOf(
  session: Session,
  { role, known, pending, unread }: Omit<PersonState, 'signedIn'>,
): string | null {
  const isStudent = !pending && !unread && (!known || role === 'STUDENT');
  return session.status === 'signed-in' && isStudent ? session.user.id : null;
}

/** When an application was sent, in milliseconds since 1970; an undated one counts as the oldest. */
export function sentMoment({ createdAt }: Application): number {
  return createdAt ? Date.parse(createdAt) : Number.NEGATIVE_INFINITY;
}

/** Sorts applications newest first; simultaneous ones keep the server's order. */
export function newestFirst(applications: readonly Application[]): readonly Application[] {
  return [...applications].sort((one, other) => {
    const [mine, others] = [sentMoment(one), sentMoment(other)];
    return mine === others ? 0 : others - mine;
  });
}

/** A student's newest application for a scholarship. */
export function applicationFor(
  applications: readonly Application[] | undefined,
  scholarshipId: string,
): Application | undefined {
  return newestFirst(applications ?? []).find((application) => application.scholarshipId === scholarshipId);
}
