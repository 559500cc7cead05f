import { redirect } from '@tanstack/react-router';
import type { Role } from '#contract/schemas/primitives.ts';
import { type SessionPort, SessionUnreachableError, type SessionUser } from '#shared/ports/session.ts';
import type { RouteAccess } from '#shared/router/route-access.ts';
import type { RouterContext } from '#shared/router/router-context.ts';
import { signInLink } from '../redirect/auth-search.ts';
import { readChosenRole } from '../role/chosen-role-store.ts';
import { fetchKnownRole } from '../role/fetch-known-role.ts';

export interface PageGuardOptions {
  /** True if users with other roles may also use the page. */
  readonly isOpenToOthers?: boolean;
}

interface GuardInput {
  readonly context: Pick<RouterContext, 'session'>;
  readonly location: { readonly href: string };
}

export interface ReadAheadInput {
  readonly context: Pick<RouterContext, 'api' | 'queryClient'> & {
    readonly guardedUser: SessionUser;
    readonly guardedRole: Role;
  };
  /** Starts the page's queries. The query cache stores their data and errors. */
  readonly read: () => void;
}

/**
 * Starts a page's queries before the page renders, as soon as the user's role has been read. Called
 * by the loaders of pages for a single role. Starts nothing for a user with another role, because
 * the site shell shows them a message instead of the page.
 */
export async function readAhead({ context, read }: ReadAheadInput): Promise<void> {
  const { api, queryClient, guardedUser: user, guardedRole } = context;
  try {
    const person = await fetchKnownRole({ api, queryClient, user, chosen: readChosenRole() });
    if (person.known && person.role !== guardedRole) return;
  } catch {
    // The site shell says that the role could not be read, and offers a retry.
    return;
  }
  read();
}

/**
 * Returns the options of the layout route for one role's pages. The route redirects a signed-out
 * visitor to sign-in, which returns them to the page (ROUTE-03). Unless `isOpenToOthers` is true,
 * the site shell tells a user with another role who the page is for. The route adds `guardedUser`
 * and `guardedRole` to the pages' context. The router shows its spinner until the authentication
 * service responds.
 *
 * `beforeLoad` throws a SessionUnreachableError if the device is offline and the service cannot be
 * reached. The page then says that the device is offline, instead of asking the user to sign in.
 */
export function pageGuard(role: Role, { isOpenToOthers = false }: PageGuardOptions = {}) {
  const access: RouteAccess = isOpenToOthers ? { kind: 'signed-in' } : { kind: 'role', role };
  return {
    staticData: { access },
    beforeLoad: async ({ context: { session }, location }: GuardInput) => {
      if (!isCutOff(session)) await session.settled();
      if (isCutOff(session)) throw new SessionUnreachableError('The device is offline');
      const now = await session.settled();
      if (now.status === 'signed-in') return { guardedUser: now.user, guardedRole: role };
      throw redirect({ ...signInLink({ role, redirectTo: location.href }), replace: true });
    },
  };
}

/**
 * True if the device is offline and the sign-in service has not responded. The session is then
 * unknown.
 */
function isCutOff(session: Pick<SessionPort, 'getSnapshot' | 'getProblem'>): boolean {
  if (navigator.onLine !== false) return false;
  return session.getSnapshot().status === 'loading' || session.getProblem() !== null;
}
