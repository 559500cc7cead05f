import { redirect } from '@tanstack/react-router';
import type { Role } from '#contract/schemas/primitives.ts';
import { type SessionPort, SessionUnreachableError, type SessionUser } from '#shared/ports/session.ts';
import type { RouterContext } from '#shared/router/router-context.ts';
import { lastVisitor } from '#shared/session/visitor.ts';
import { readChosenRole } from '../role/chosen-role-store.ts';
import { fetchKnownRole } from '../role/fetch-known-role.ts';
import { signInLink } from '../sign-in/auth-search.ts';

export interface PageOfOptions {
  /** People with another role may use it, too. */
  readonly isOpenToOthers?: boolean;
  /** The paths of the pages that only show what is cached of earlier visits: they open without a network (decision 43). */
  readonly opensOffline?: readonly string[];
}

interface GuardInput {
  readonly context: Pick<RouterContext, 'session'>;
  /** The router's location: its `href` is path, query and anchor. */
  readonly location: { readonly href: string; readonly pathname: string };
}

export interface ReadAheadInput {
  readonly context: Pick<RouterContext, 'api' | 'queryClient'> & { readonly guardedUser: SessionUser };
  /** Starts the reads; their queries hold the answers and the failures. */
  readonly read: () => void;
}

/**
 * For the loader of a page that is for one role: reads what the page shows before it is drawn, as soon as the person
 * is known to have that role. Nothing is read for anyone else: the site shell tells them whose page it is.
 */
export async function readAheadFor(role: Role, { context, read }: ReadAheadInput): Promise<void> {
  const { api, queryClient, guardedUser: user } = context;
  try {
    const person = await fetchKnownRole({ api, queryClient, user, chosen: readChosenRole() });
    if (person.known && person.role !== role) return;
  } catch {
    // The site shell says that the role could not be read, and asks again.
    return;
  }
  read();
}

/**
 * Options of a layout route around the pages that are for people with one role. A signed-out visitor is sent to
 * sign-in and back (ROUTE-03); for a user with another role the site shell says whose page it is, instead of showing
 * it. Their context gets `guardedUser`. Without a network that is the person of the last visit on a page that only
 * shows what is cached (`isOffline`); any other page says that it needs a connection. Until the authentication service
 * has answered, the router shows its spinner.
 */
export function pageOf(role: Role, { isOpenToOthers = false, opensOffline = [] }: PageOfOptions = {}) {
  return {
    staticData: { pageOf: isOpenToOthers ? null : role },
    beforeLoad: async ({ context, location }: GuardInput) => {
      const { session } = context;
      if (!isCutOff(session)) await session.settled();
      if (isCutOff(session)) {
        return { guardedUser: offlinePerson(opensOffline.includes(location.pathname)), isOffline: true };
      }
      const now = await session.settled();
      if (now.status === 'signed-in') return { guardedUser: now.user, isOffline: false };
      throw redirect({ ...signInLink({ role, redirectTo: location.href }), replace: true });
    },
  };
}

/** Whether it cannot be known who is signed in: the device is offline, and the sign-in service has not answered. */
function isCutOff(session: Pick<SessionPort, 'getSnapshot' | 'getProblem'>): boolean {
  if (navigator.onLine !== false) return false;
  return session.getSnapshot().status === 'loading' || session.getProblem() !== null;
}

/**
 * The last user signed in on this device who has not signed out, for a page that shows cached data only. They have no
 * session: no call that needs one goes out, and nothing can be sent as them.
 *
 * @throws SessionUnreachableError where nothing may be shown without a session
 */
function offlinePerson(opensOffline: boolean): SessionUser {
  const id = opensOffline ? lastVisitor() : null;
  if (id === null) throw new SessionUnreachableError('The device is offline');
  return { id, name: '', email: null, role: null };
}
