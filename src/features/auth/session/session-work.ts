/**
 * This module loads together with the sign-in service. Once it has loaded, its functions need no
 * further download, so they also run offline.
 */
export { followSession } from './follow-session.ts';
export { createSignOut } from './sign-out.ts';
export { ensureRegistered, syncUser } from './sync-user.ts';
