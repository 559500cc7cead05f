import { createFileRoute, redirect, useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AuthWidget } from '#shared/session/auth-widget.tsx';
import { authSearchSchema, signInHref, signUpHref, tidiedSearch } from '../model/auth-search.ts';
import { readChosenRole, rememberChosenRole } from '../model/chosen-role.ts';
import { safeRedirect } from '../model/redirect-target.ts';
import { usePostSignInRedirect } from '../redirect/use-post-sign-in-redirect.ts';
import { Redirecting } from '../ui/redirecting.tsx';
import { SignUpPage } from '../ui/sign-up-page.tsx';

export const Route = createFileRoute('/auth/sign-up')({
  validateSearch: authSearchSchema,
  beforeLoad: ({ search, location }) => {
    const tidied = tidiedSearch(search, location.state);
    if (tidied) throw redirect({ to: '/auth/sign-up', search: tidied, replace: true });
  },
  head: () => ({
    meta: [
      { title: 'Sign up · EduEmpower' },
      {
        name: 'description',
        content: 'Create an EduEmpower account. It is free for students, donors and organizations.',
      },
    ],
  }),
  component: SignUpRoute,
});

/** The sign-up page: the service's own form, with role and target carried on (resolutions, Routes). */
function SignUpRoute() {
  const { role: carried, redirect: wanted } = Route.useSearch();
  const { api } = Route.useRouteContext();
  const target = safeRedirect(wanted);
  // The page that the build drew knows no device.
  const isHydrated = useHydrated();
  const role = carried ?? (isHydrated ? readChosenRole() : null);
  const arriving = usePostSignInRedirect({ api, target, role });

  // A role that a link brought is a choice too: the sync tells the server, where nothing else does.
  useEffect(() => {
    if (carried) rememberChosenRole(carried);
  }, [carried]);

  if (arriving) return <Redirecting />;
  const carry = { role, redirectTo: target };
  return (
    <SignUpPage role={role}>
      <AuthWidget
        kind="sign-up"
        redirectTo={signUpHref({ role: carried ?? null, redirectTo: target })}
        signInUrl={signInHref(carry)}
        signUpUrl={signUpHref(carry)}
        accountRole={role}
      />
    </SignUpPage>
  );
}
