import { useQuery } from '@tanstack/react-query';
import { useHydrated, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { AuthWidget } from '#shared/session/auth-widget.tsx';
import { purposeTitleQuery } from '../auth-queries.ts';
import { type AuthSearch, signInHref, signUpHref } from '../redirect/auth-search.ts';
import { purposeOf, purposeText } from '../redirect/purpose.ts';
import { redirectTarget } from '../redirect/redirect-precedence.ts';
import { readChosenRole, rememberChosenRole } from '../role/chosen-role-store.ts';
import { DEFAULT_ROLE } from '../role/role.ts';
import { Redirecting } from './redirecting.tsx';
import { RoleConfirmation } from './role-confirmation.tsx';
import { SignInView } from './sign-in-view.tsx';
import { SignUpView } from './sign-up-view.tsx';
import { usePostSignInRedirect } from './use-post-sign-in-redirect.ts';

export interface AuthEntryProps {
  readonly kind: 'sign-in' | 'sign-up';
  readonly search: AuthSearch;
  readonly api: ApiClient;
}

/**
 * The sign-in page (AUTH-02) or the sign-up page, with the authentication service's form. Passes
 * the role and the redirect target to that form, and redirects a signed-in user (AUTH-03). A role
 * in a link is only a proposal. The user confirms the role before we register it (AUTH-05).
 */
export function AuthEntry({ kind, search, api }: AuthEntryProps) {
  const linked = search.role ?? null;
  const target = redirectTarget({ url: search.redirect });
  // Only our own pages write history state. If the state contains the linked role, the user has
  // chosen that role on one of our pages.
  const isOwnChoice = useRouterState({ select: ({ location }) => location.state.role === linked });
  useEffect(() => {
    if (isOwnChoice && linked !== null) rememberChosenRole(linked);
  }, [isOwnChoice, linked]);
  const isHydrated = useHydrated();
  // The prerendered page cannot read the device's storage.
  const stored = isHydrated ? readChosenRole() : null;
  const role = linked ?? stored;
  const isProposal = linked !== null && !isOwnChoice && linked !== stored;
  const chosen = isProposal ? null : role;
  const purpose = isHydrated ? purposeOf(target) : null;
  const { data: title = null } = useQuery(purposeTitleQuery(api, purpose));
  const arrival = usePostSignInRedirect({ api, target, role: chosen, proposed: isProposal ? linked : null });
  if (arrival.kind === 'confirming')
    return <RoleConfirmation role={arrival.role} onConfirm={arrival.confirm} />;
  if (arrival.kind === 'redirecting') return <Redirecting />;

  const carry = { role, redirectTo: target };
  const hrefHere = kind === 'sign-in' ? signInHref : signUpHref;
  return (
    <Frame kind={kind} role={role} purpose={purpose && purposeText(purpose, title)}>
      <AuthWidget
        kind={kind}
        // After sign-in, the user returns to this page, which redirects them to the target.
        redirectTo={hrefHere({ role: linked, redirectTo: target })}
        signInUrl={signInHref(carry)}
        signUpUrl={signUpHref(carry)}
        accountRole={chosen}
      />
    </Frame>
  );
}

interface FrameProps {
  readonly kind: AuthEntryProps['kind'];
  readonly role: Role | null;
  readonly purpose: string | null;
  readonly children: ReactNode;
}

function Frame({ kind, role, purpose, children }: FrameProps) {
  return kind === 'sign-in' ? (
    <SignInView role={role ?? DEFAULT_ROLE} purpose={purpose}>
      {children}
    </SignInView>
  ) : (
    <SignUpView role={role} purpose={purpose}>
      {children}
    </SignUpView>
  );
}
