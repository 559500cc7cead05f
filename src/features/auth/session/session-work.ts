/**
 * Everything that a session needs. It is one dynamic import, loaded with the sign-in service, so that following the
 * session and signing out load no further file and work offline.
 */
export { followSession } from './follow-session.ts';
export { createSignOut } from './sign-out.ts';
export { ensureRegistered, syncUser } from './sync-user.ts';
