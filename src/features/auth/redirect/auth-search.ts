import * as v from 'valibot';
import { ROLES, type Role } from '#contract/schemas/primitives.ts';
import { isSessionLost } from '#shared/api/api-error.ts';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { asRole } from '../role/role.ts';
import { redirectTarget } from './redirect-precedence.ts';

/**
 * The search parameters of sign-in and sign-up, such as `?role=DONOR&redirect=%2Fdonation`. Because
 * they are in the URL, they survive a reload, a bookmark and a new tab (ROUTE-06). An invalid value
 * counts as missing.
 */
export const authSearchSchema = v.object({
  role: v.fallback(v.optional(v.picklist(ROLES)), undefined),
  redirect: v.fallback(v.optional(v.string()), undefined),
});
export type AuthSearch = v.InferOutput<typeof authSearchSchema>;

/**
 * Returns the search parameters with missing values filled in from history state, and without an
 * unsafe redirect target. Null if the parameters need no change.
 */
export function normalizedSearch(
  search: AuthSearch,
  state: { readonly role?: string; readonly redirectTo?: string },
): AuthSearch | null {
  const role = search.role ?? asRole(state.role) ?? undefined;
  const redirect = redirectTarget({ url: search.redirect, historyState: state.redirectTo }) ?? undefined;
  return role === search.role && redirect === search.redirect ? null : { role, redirect };
}

export interface AuthCarry {
  readonly role?: Role | null | undefined;
  readonly redirectTo?: string | null | undefined;
}

/**
 * Creates a link to sign-in, with the role and the redirect target in both the URL and history
 * state.
 */
export function signInLink(carry: AuthCarry): SignInLink {
  const { role, redirectTo } = carry;
  return {
    to: '/auth/login',
    search: searchOf(carry),
    state: { ...(role && { role }), ...(redirectTo && { redirectTo }) },
  };
}

/**
 * Returns a link to sign-in if a call failed because the session has ended. Null for other failures
 * (SAFE-04).
 */
export function signInAgainLink(error: unknown, carry: AuthCarry): SignInLink | null {
  return isSessionLost(error) ? signInLink(carry) : null;
}

/** Returns the path and query of the sign-in page, for the authentication service. */
export function signInHref(carry: AuthCarry): string {
  return withSearch('/auth/login', searchOf(carry));
}

export function signUpHref(carry: AuthCarry): string {
  return withSearch('/auth/sign-up', searchOf(carry));
}

function searchOf({ role, redirectTo }: AuthCarry): { role?: Role; redirect?: string } {
  return { ...(role && { role }), ...(redirectTo && { redirect: redirectTo }) };
}

function withSearch(path: string, search: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(search).toString();
  return text === '' ? path : `${path}?${text}`;
}
