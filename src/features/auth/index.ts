export { pageGuard, readAhead } from './guards/page-guard.ts';
export { signInAgainLink, signInLink } from './redirect/auth-search.ts';
export { homeDestination, type ProfileDestination, profileDestination } from './role/destination.ts';
export { RoleUnread } from './role/role-unread.tsx';
export { studentIdOf } from './role/student-id.ts';
export { type PersonState, useKnownRole } from './role/use-known-role.ts';
export { NameQuestion } from './session/name-question.tsx';
export { registerFirst } from './session/register-first.ts';
export { SignOutQuestion } from './session/sign-out-question.tsx';
export { useSignOut } from './session/use-sign-out.ts';
export { type NewRegistration, useUserSync } from './session/use-user-sync.ts';

export const loadSessionWork = () => import('./session/session-work.ts');
