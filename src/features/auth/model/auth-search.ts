import * as v from 'valibot';
import { ROLES, type Role } from '#contract/schemas/primitives.ts';
import { isSessionLost } from '#shared/api/api-error.ts';
import { safeRedirect } from './redirect-target.ts';
import { asRole } from './role.ts';

/**
 * What the sign-in pages carry in the URL, so that a reload, a bookmark and a new tab keep it (ROUTE-06):
 * `?role=DONOR&redirect=%2Fdonation`. A value that does not fit is as good as none.
 */
export const authSearchSchema = v.object({
  role: v.fallback(v.optional(v.picklist(ROLES)), undefined),
  redirect: v.fallback(v.optional(v.string()), undefined),
});
export type AuthSearch = v.InferOutput<typeof authSearchSchema>;

/**
 * The search as it should be: with what a link carried by navigation state, and without a target that
 * will not be followed. Null when it is so already.
 */
export function tidiedSearch(
  search: AuthSearch,
  state: { readonly role?: string; readonly redirectTo?: string },
): AuthSearch | null {
  const role = search.role ?? asRole(state.role) ?? undefined;
  const redirect = safeRedirect(search.redirect ?? state.redirectTo) ?? undefined;
  return role === search.role && redirect === search.redirect ? null : { role, redirect };
}

export interface AuthCarry {
  readonly role?: Role | null | undefined;
  readonly redirectTo?: string | null | undefined;
}

/** The address of the sign-in page with what has to come along. */
export function signInHref(carry: AuthCarry = {}): string {
  return withCarry('/auth/login', carry);
}

/** The same address where a call failed because the session has ended; null where it failed otherwise (SAFE-04). */
export function signInAgainHref(error: unknown, carry: AuthCarry): string | null {
  return isSessionLost(error) ? signInHref(carry) : null;
}

/** The address of the sign-up page with what has to come along. */
export function signUpHref(carry: AuthCarry = {}): string {
  return withCarry('/auth/sign-up', carry);
}

function withCarry(path: string, { role, redirectTo }: AuthCarry): string {
  const search = new URLSearchParams();
  if (role) search.set('role', role);
  if (redirectTo) search.set('redirect', redirectTo);
  return search.size === 0 ? path : `${path}?${search}`;
}
