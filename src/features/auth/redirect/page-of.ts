import type { Role } from '#contract/schemas/primitives.ts';
import type { RouterContext } from '#shared/router/router-context.ts';
import { requireSession } from './require-session.ts';

export interface PageOfOptions {
  /** The page is a form: it stays when the session expires, and sending it asks to sign in (SAFE-04). */
  readonly holdsForm?: boolean;
  /** People with another role may use it, too. */
  readonly isOpenToOthers?: boolean;
}

interface GuardInput {
  readonly context: Pick<RouterContext, 'session'>;
  readonly location: { readonly href: string };
}

/**
 * Options of a route that is for people with one role. A signed-out visitor is sent to sign-in and back (ROUTE-03);
 * to a person with another role the frame around all pages says whose page it is, instead of showing it.
 * The route's context gets `guardedUser`.
 */
export function pageOf(role: Role, { holdsForm = false, isOpenToOthers = false }: PageOfOptions = {}) {
  return {
    staticData: { pageOf: isOpenToOthers ? null : role, holdsForm },
    beforeLoad: async ({ context, location }: GuardInput) => {
      const { user } = await requireSession({ context, location, role });
      return { guardedUser: user };
    },
  };
}
