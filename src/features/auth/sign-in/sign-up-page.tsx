import { createFileRoute, redirect, useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { headOf } from '#shared/router/head-of.ts';
import { AuthWidget } from '#shared/session/auth-widget.tsx';
import { readChosenRole, rememberChosenRole } from '../role/chosen-role-store.ts';
import { authSearchSchema, normalizedSearch, signInHref, signUpHref } from './auth-search.ts';
import { redirectTarget } from './redirect-precedence.ts';
import { Redirecting } from './redirecting.tsx';
import { SignUpView } from './sign-up-view.tsx';
import { usePostSignInRedirect } from './use-post-sign-in-redirect.ts';

export const Route = createFileRoute('/auth/sign-up')({
  validateSearch: authSearchSchema,
  beforeLoad: ({ search, location }) => {
    const normalized = normalizedSearch(search, location.state);
    if (normalized) throw redirect({ to: '/auth/sign-up', search: normalized, replace: true });
  },
  head: headOf('Sign up', 'Create an EduEmpower account. It is free for students, donors and organizations.'),
  component: SignUpRoute,
});

/** The sign-up page: the service's form, which passes on role and target (resolutions, Routes). */
function SignUpRoute() {
  const { role: carried, redirect: wanted } = Route.useSearch();
  const { api } = Route.useRouteContext();
  const target = redirectTarget({ url: wanted });
  // The prerendered page cannot read the device's storage.
  const isHydrated = useHydrated();
  const role = carried ?? (isHydrated ? readChosenRole() : null);
  const arriving = usePostSignInRedirect({ api, target, role });

  // A role in the link counts as a choice, which the sync sends to the server.
  useEffect(() => {
    if (carried) rememberChosenRole(carried);
  }, [carried]);

  if (arriving) return <Redirecting />;
  const carry = { role, redirectTo: target };
  return (
    <SignUpView role={role}>
      <AuthWidget
        kind="sign-up"
        redirectTo={signUpHref({ role: carried ?? null, redirectTo: target })}
        signInUrl={signInHref(carry)}
        signUpUrl={signUpHref(carry)}
        accountRole={role}
      />
    </SignUpView>
  );
}
