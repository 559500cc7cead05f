import type { Application } from '#contract/schemas/application.ts';
import type { Session } from '#shared/ports/session.ts';

/** What is known of a person's role. */
interface PersonRole {
  readonly role: string;
  readonly known: boolean;
  readonly pending: boolean;
  readonly unread: object | null;
}

/** The id of the signed-in student; null for another role, and while the role is not read. Without a role, a person is a student. */
export function studentIdOf(session: Session, { role, known, pending, unread }: PersonRole): string | null {
  const isStudent = !pending && !unread && (!known || role === 'STUDENT');
  return session.status === 'signed-in' && isStudent ? session.user.id : null;
}

/** When an application was sent, in milliseconds since 1970; one without a date counts as the oldest. */
function sentMoment({ createdAt }: Application): number {
  return createdAt ? Date.parse(createdAt) : Number.NEGATIVE_INFINITY;
}

/** The last one that was sent comes first; those of the same moment stay in the server's order. */
export function newestFirst(applications: readonly Application[]): readonly Application[] {
  return [...applications].sort((one, other) => {
    const [mine, others] = [sentMoment(one), sentMoment(other)];
    return mine === others ? 0 : others - mine;
  });
}

/** A student's application for one scholarship; the newest, should a server hold several. */
export function applicationFor(
  applications: readonly Application[] | undefined,
  scholarshipId: string,
): Application | undefined {
  return newestFirst(applications ?? []).find((application) => application.scholarshipId === scholarshipId);
}
