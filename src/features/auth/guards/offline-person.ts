import { type SessionPort, SessionUnreachableError, type SessionUser } from '#shared/ports/session.ts';
import { lastVisitor } from '#shared/session/visitor.ts';

/** Whether it cannot be known who is signed in: the device is offline, and the sign-in service has not answered. */
export function isCutOff(session: Pick<SessionPort, 'getSnapshot' | 'getProblem'>): boolean {
  if (navigator.onLine !== false) return false;
  return session.getSnapshot().status === 'loading' || session.getProblem() !== null;
}

/**
 * The last user signed in on this device who has not signed out, for a page that shows cached data only. They have no
 * session: no call that needs one goes out, and nothing can be sent as them.
 *
 * @throws SessionUnreachableError where nothing may be shown without a session
 */
export function offlinePerson(opensOffline: boolean): SessionUser {
  const id = opensOffline ? lastVisitor() : null;
  if (id === null) throw new SessionUnreachableError('The device is offline');
  return { id, name: '', email: null, role: null };
}
