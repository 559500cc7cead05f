import type { Role } from '#contract/schemas/primitives.ts';
import { DEFAULT_ROLE } from './role.ts';

/**
 * The role to register for a person who is unknown to the server, or known without a role: a landing page
 * has its own (SHELL-09); elsewhere it is the one that was chosen, else the one whose page it is, else the
 * default.
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
