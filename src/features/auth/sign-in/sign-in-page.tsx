import { createFileRoute, redirect, useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { headOf } from '#shared/router/head-of.ts';
import { AuthWidget } from '#shared/session/auth-widget.tsx';
import { readChosenRole, rememberChosenRole } from '../role/chosen-role-store.ts';
import { DEFAULT_ROLE } from '../role/role.ts';
import { authSearchSchema, normalizedSearch, signInHref, signUpHref } from './auth-search.ts';
import { redirectTarget } from './redirect-precedence.ts';
import { Redirecting } from './redirecting.tsx';
import { SignInView } from './sign-in-view.tsx';
import { usePostSignInRedirect } from './use-post-sign-in-redirect.ts';

export const Route = createFileRoute('/auth/login')({
  validateSearch: authSearchSchema,
  beforeLoad: ({ search, location }) => {
    const normalized = normalizedSearch(search, location.state);
    if (normalized) throw redirect({ to: '/auth/login', search: normalized, replace: true });
  },
  head: headOf('Sign in', 'Sign in to your EduEmpower account.'),
  component: LoginRoute,
});

/** The sign-in page (AUTH-02). A signed-in user is redirected (AUTH-03). */
function LoginRoute() {
  const { role: carried, redirect: wanted } = Route.useSearch();
  const { api } = Route.useRouteContext();
  const target = redirectTarget({ url: wanted });
  // The prerendered page cannot read the device's storage.
  const role = useHydrated() && !carried ? readChosenRole() : (carried ?? null);
  useEffect(() => carried && rememberChosenRole(carried), [carried]);
  const arriving = usePostSignInRedirect({ api, target, role });
  if (arriving) return <Redirecting />;

  const carry = { role, redirectTo: target };
  return (
    <SignInView role={role ?? DEFAULT_ROLE}>
      <AuthWidget
        kind="sign-in"
        // Returns to this page, which redirects once the user is known.
        redirectTo={signInHref({ role: carried ?? null, redirectTo: target })}
        signInUrl={signInHref(carry)}
        signUpUrl={signUpHref(carry)}
        accountRole={role}
      />
    </SignInView>
  );
}
