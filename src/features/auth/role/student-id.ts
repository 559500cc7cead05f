import type { Session } from '#shared/ports/session.ts';
import type { PersonState } from './use-known-role.ts';

/**
 * Returns the signed-in student's id. Null for other roles, and until the role has been read. A
 * user without a role counts as a student.
 */
export function studentIdOf(
  session: Session,
  { role, known, pending, unread }: Omit<PersonState, 'signedIn'>,
): string | null {
  const isStudent = !pending && !unread && (!known || role === 'STUDENT');
  return session.status === 'signed-in' && isStudent ? session.user.id : null;
}
