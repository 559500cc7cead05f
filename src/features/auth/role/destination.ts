import type { KnownRole, PersonRole } from './role.ts';

/** Returns the landing page of a chosen role, or sign-in for any other value (AUTH-01). */
export function landingOf(role: string) {
  switch (role) {
    case 'STUDENT':
      return '/student';
    case 'DONOR':
      return '/donation';
    case 'ORGANIZATION':
      return '/organization';
    default:
      return '/auth/login';
  }
}

export type ProfileDestination =
  | '/organization/profile'
  | '/student/profile'
  | '/donor/profile'
  | '/donation';

/** Returns the target of the 'Your Profile' link (SHELL-04). */
export function profileDestination({
  pathname,
  role,
}: {
  readonly pathname: string;
  readonly role: PersonRole;
}): ProfileDestination {
  if (role === 'ORGANIZATION' || /^\/organization(?:\/|$)/.test(pathname)) return '/organization/profile';
  if (role === 'STUDENT') return '/student/profile';
  return role === 'DONOR' ? '/donor/profile' : '/donation';
}

/**
 * Returns the page to which `/` redirects a signed-in user whose role has its own home page. Null
 * for everyone else (ROUTE-02).
 */
export function homeDestination(person: KnownRole & { readonly signedIn: boolean }) {
  if (!person.signedIn || !person.known || person.role === 'STUDENT') return null;
  return person.role === 'ORGANIZATION' ? '/organization/dashboard' : '/donation';
}
