/**
 * Loaded in one dynamic import, together with the sign-in service, so that these functions also run
 * offline.
 */
export { followSession } from './follow-session.ts';
export { createSignOut } from './sign-out.ts';
export { ensureRegistered, syncUser } from './sync-user.ts';
