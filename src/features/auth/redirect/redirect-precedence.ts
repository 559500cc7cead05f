import type { KnownRole } from '../role/role.ts';
import { safeRedirect } from './redirect-target.ts';

/**
 * Returns the redirect target from the URL, or else from history state. If neither is set, or the
 * target is unsafe, returns the stored target (AUTH-03).
 */
export function redirectTarget({
  url,
  historyState,
  stored = null,
}: {
  readonly url?: string | null | undefined;
  readonly historyState?: string | undefined;
  readonly stored?: string | null;
}): string | null {
  return safeRedirect(url ?? historyState) ?? stored;
}

/**
 * Returns where a user goes after sign-in: to the target, else to their role's page, else home
 * (AUTH-03).
 */
export function destinationAfterSignIn(target: string | null, { known, role }: KnownRole): string {
  if (target !== null) return target;
  if (!known) return '/home';
  switch (role) {
    case 'STUDENT':
      return '/scholarship';
    case 'ORGANIZATION':
      return '/organization/dashboard';
    default:
      return '/donation';
  }
}
