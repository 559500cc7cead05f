import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { readChosenRole } from '../role/chosen-role-store.ts';
import { fetchKnownRole } from '../role/fetch-known-role.ts';
import { resolveRole } from '../role/role.ts';
import { destinationAfterSignIn, redirectTarget } from './redirect-precedence.ts';
import { forgetStoredTarget, readStoredTarget, storeTarget } from './target-store.ts';

export interface PostSignInRedirectInput {
  readonly api: ApiClient;
  readonly target: string | null;
  readonly role: Role | null;
}

/** Redirects a signed-in user from a sign-in page (AUTH-03). @returns whether it does */
export function usePostSignInRedirect({ api, target, role }: PostSignInRedirectInput): boolean {
  const session = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  // Back returns here without a new mount while the next page is still loading: redirect again then.
  const here = useRouterState({ select: (state) => state.location.pathname.startsWith('/auth/') });
  const user = session.status === 'signed-in' ? session.user : null;

  useEffect(() => {
    if (!here) return;
    if (user === null) {
      if (target !== null) storeTarget(target);
      return;
    }
    let isCurrent = true;
    const chosen = role ?? readChosenRole();
    const followed = redirectTarget({ url: target, stored: readStoredTarget() });
    const known =
      followed === null
        ? fetchKnownRole({ api, queryClient, user, chosen })
        : Promise.resolve(resolveRole({}));
    known
      .catch((error: unknown) => {
        console.error('The role of the signed-in person could not be read.', error);
        return resolveRole({ chosen });
      })
      .then((found) => {
        if (!isCurrent) return;
        forgetStoredTarget();
        void router.navigate({ href: destinationAfterSignIn(followed, found), replace: true });
      });
    return () => {
      isCurrent = false;
    };
  }, [here, user, target, role, api, queryClient, router]);

  return user !== null;
}
