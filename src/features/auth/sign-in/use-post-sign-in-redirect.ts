import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { destinationAfterSignIn, redirectTarget } from '../redirect/redirect-precedence.ts';
import { forgetStoredTarget, readStoredTarget, storeTarget } from '../redirect/target-store.ts';
import { readChosenRole, rememberChosenRole } from '../role/chosen-role-store.ts';
import { fetchKnownRole } from '../role/fetch-known-role.ts';
import { type KnownRole, resolveRole } from '../role/role.ts';

export interface PostSignInRedirectInput {
  readonly api: ApiClient;
  readonly target: string | null;
  /** The role that the user has chosen. */
  readonly role: Role | null;
  /**
   * A role that comes only from a link. The user must confirm it, unless their role is already
   * known.
   */
  readonly proposed: Role | null;
}

export type Arrival =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'confirming'; readonly role: Role; readonly confirm: () => void };

/**
 * Redirects a signed-in user from a sign-in page (AUTH-03). If the user must first confirm a
 * proposed role, returns `confirming` and waits (AUTH-05).
 */
export function usePostSignInRedirect({ api, target, role, proposed }: PostSignInRedirectInput): Arrival {
  const session = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  // If the user goes back while the next page is still loading, this page does not remount.
  // Instead, `here` changes, which runs the redirect again.
  const here = useRouterState({ select: (state) => state.location.pathname.startsWith('/auth/') });
  const user = session.status === 'signed-in' ? session.user : null;
  /** The user who must confirm the proposed role, if any. */
  const [asked, setAsked] = useState<SessionUser | null>(null);

  const goOn = useCallback(
    (known: KnownRole) => {
      const followed = redirectTarget({ url: target, stored: readStoredTarget() });
      forgetStoredTarget();
      void router.navigate({ href: destinationAfterSignIn(followed, known), replace: true });
    },
    [router, target],
  );

  useEffect(() => {
    if (!here) return;
    if (user === null) {
      if (target !== null) storeTarget(target);
      return;
    }
    let isCurrent = true;
    const chosen = role ?? readChosenRole();
    const hasTarget = redirectTarget({ url: target, stored: readStoredTarget() }) !== null;
    const isRoleNeeded = !hasTarget || proposed !== null;
    // If a link proposes a role, ignores a role chosen earlier on this device, because the two may
    // differ. The user must confirm the proposed role.
    const known = isRoleNeeded
      ? fetchKnownRole({ api, queryClient, user, chosen: proposed === null ? chosen : null })
      : Promise.resolve(resolveRole({}));
    known
      .then((found) => {
        if (!isCurrent) return;
        if (proposed !== null && !found.known) setAsked(user);
        else goOn(found);
      })
      .catch((error: unknown) => {
        console.error('The role of the signed-in user could not be read.', error);
        if (isCurrent) goOn(resolveRole({ chosen }));
      });
    return () => {
      isCurrent = false;
    };
  }, [here, user, target, role, proposed, api, queryClient, goOn]);

  if (user === null) return { kind: 'signed-out' };
  if (proposed === null || asked !== user) return { kind: 'redirecting' };
  return {
    kind: 'confirming',
    role: proposed,
    confirm: () => {
      rememberChosenRole(proposed);
      goOn({ role: proposed, known: true });
    },
  };
}
