export { followSession } from './api/follow-session.ts';
export { type PersonState, useKnownRole } from './api/use-known-role.ts';
export { useSignOut } from './api/use-sign-out.ts';
export { useUserSync } from './api/use-user-sync.ts';
export { pageOf } from './arrival/page-of.ts';
export { signInAgainHref, signInHref } from './model/auth-search.ts';
export { homeDestination, profileDestination } from './model/destination.ts';
export { RoleUnread } from './ui/role-unread.tsx';
export { SignOutQuestion } from './ui/sign-out-question.tsx';
