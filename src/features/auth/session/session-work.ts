/** One dynamic import, loaded with the sign-in service, so that its functions also run offline. */
export { followSession } from './follow-session.ts';
export { createSignOut } from './sign-out.ts';
export { ensureRegistered, syncUser } from './sync-user.ts';
