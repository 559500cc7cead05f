/**
 * What a session needs from its first moment to its last. It is one dynamic import, made together with the sign-in
 * service, so that following a session and signing out need no further file: they work offline, too.
 */
export { followSession } from './follow-session.ts';
export { createSignOut } from './sign-out.ts';
export { ensureRegistered, syncUser } from './sync-user.ts';
