import type { Role } from '#contract/schemas/primitives.ts';
import { DEFAULT_ROLE } from './role.ts';

/**
 * Returns the role under which to register a user who has no role on the server. A landing page
 * implies its own role (SHELL-09). On other pages, the chosen role applies, else the role that the
 * page is for, else the default.
 */
export function roleToRegister(pathname: string, chosen: Role | null): Role {
  const path = pathname.replace(/\/+$/, '');
  if (path === '/student') return 'STUDENT';
  if (path === '/donation') return 'DONOR';
  if (path === '/organization') return 'ORGANIZATION';
  if (chosen !== null) return chosen;
  if (path.startsWith('/organization/')) return 'ORGANIZATION';
  return path.startsWith('/donor/') ? 'DONOR' : DEFAULT_ROLE;
}
