import { createFileRoute, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AuthWidget } from '#shared/session/auth-widget.tsx';
import { authSearchSchema, signInHref, signUpHref, tidiedSearch } from '../model/auth-search.ts';
import { forgetChosenRole, rememberChosenRole } from '../model/chosen-role.ts';
import { safeRedirect } from '../model/redirect-target.ts';
import { usePostSignInRedirect } from '../redirect/use-post-sign-in-redirect.ts';
import { Redirecting } from '../ui/redirecting.tsx';
import { SignInPage } from '../ui/sign-in-page.tsx';

export const Route = createFileRoute('/auth/login')({
  validateSearch: authSearchSchema,
  beforeLoad: ({ search, location }) => {
    const tidied = tidiedSearch(search, location.state);
    if (tidied) throw redirect({ to: '/auth/login', search: tidied, replace: true });
  },
  head: () => ({
    meta: [
      { title: 'Sign in · EduEmpower' },
      {
        name: 'description',
        content: 'Sign in to your EduEmpower account.',
      },
    ],
  }),
  component: LoginRoute,
});

/** The sign-in page (AUTH-02). Whoever is signed in is led on (AUTH-03). */
function LoginRoute() {
  const { role = null, redirect: wanted } = Route.useSearch();
  const { api } = Route.useRouteContext();
  const target = safeRedirect(wanted);
  // The role that this page names is the one that is registered; an older choice on the device does not count.
  useEffect(() => (role ? rememberChosenRole(role) : forgetChosenRole()), [role]);
  const arriving = usePostSignInRedirect({ api, target, role });
  if (arriving) return <Redirecting />;

  const carry = { role, redirectTo: target };
  return (
    <SignInPage role={role ?? 'STUDENT'}>
      <AuthWidget
        kind="sign-in"
        // Back to this page, which knows the way on as soon as it knows who is there.
        redirectTo={signInHref(carry)}
        signInUrl={signInHref(carry)}
        signUpUrl={signUpHref(carry)}
        accountRole={role}
      />
    </SignInPage>
  );
}
