/**
 * Loads together with the sign-in service. From then on, these functions need no further download,
 * so they also run offline.
 */
export { followSession } from './follow-session.ts';
export { createSignOut } from './sign-out.ts';
export { ensureRegistered, syncUser } from './sync-user.ts';
