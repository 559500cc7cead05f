import type { KnownRole, PersonRole } from './role.ts';

/** The landing page of a chosen role. Any other value leads to sign-in (AUTH-01). */
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

/** Where 'Your Profile' leads (SHELL-04). */
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
 * Where `/` redirects a signed-in user whose role has another home page. Otherwise null (ROUTE-02).
 */
export function homeDestination(person: KnownRole & { readonly signedIn: boolean }) {
  if (!person.signedIn || !person.known || person.role === 'STUDENT') return null;
  return person.role === 'ORGANIZATION' ? '/organization/dashboard' : '/donation';
}
