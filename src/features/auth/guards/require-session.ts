import { redirect } from '@tanstack/react-router';
import type { Role } from '#contract/schemas/primitives.ts';
import type { SettledSession } from '#shared/ports/session.ts';
import type { RouterContext } from '#shared/router/router-context.ts';

export interface RequireSessionInput {
  readonly context: Pick<RouterContext, 'session'>;
  /** The router's location: its `href` is path, query and anchor. */
  readonly location: { readonly href: string };
  /** The role that the page is for; the sign-in page names it. */
  readonly role?: Role;
}

/**
 * For `beforeLoad` of a guarded route (ROUTE-03): waits until the authentication service has answered,
 * while the router shows its spinner, and sends a signed-out visitor to sign-in and back.
 *
 * @throws a redirect to the sign-in page
 */
export async function requireSession({
  context,
  location,
  role,
}: RequireSessionInput): Promise<Extract<SettledSession, { status: 'signed-in' }>> {
  const session = await context.session.settled();
  if (session.status === 'signed-in') return session;
  throw redirect({
    to: '/auth/login',
    search: { ...(role ? { role } : {}), redirect: location.href },
    state: { redirectTo: location.href, ...(role ? { role } : {}) },
    replace: true,
  });
}
