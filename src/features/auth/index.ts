export { keepCacheToOneUser } from './api/keep-cache-to-one-user.ts';
export { createSignOut } from './api/sign-out.ts';
export { useKnownRole } from './api/use-known-role.ts';
export { useUserSync } from './api/use-user-sync.ts';
export { requireSession } from './arrival/require-session.ts';
export { signInAgainHref, signInHref } from './model/auth-search.ts';
export { homeDestination, profileDestination } from './model/destination.ts';
