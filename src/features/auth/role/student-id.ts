import type { Session } from '#shared/ports/session.ts';
import type { PersonState } from './use-known-role.ts';

/** The signed-in student's id; null for another role, and until the role is read. Users without a role are students. */
export function studentIdOf(
  session: Session,
  { role, known, pending, unread }: Omit<PersonState, 'signedIn'>,
): string | null {
  const isStudent = !pending && !unread && (!known || role === 'STUDENT');
  return session.status === 'signed-in' && isStudent ? session.user.id : null;
}
