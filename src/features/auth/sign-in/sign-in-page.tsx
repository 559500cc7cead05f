import { createFileRoute, redirect } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { authSearchSchema, normalizedSearch } from '../redirect/auth-search.ts';
import { AuthEntry } from './auth-entry-page.tsx';

export const Route = createFileRoute('/auth/login')({
  staticData: { isWork: true },
  validateSearch: authSearchSchema,
  beforeLoad: ({ search, location: { state } }) => {
    const normalized = normalizedSearch(search, state);
    if (normalized) throw redirect({ to: '/auth/login', search: normalized, state, replace: true });
  },
  head: headOf('Sign in', 'Sign in to your EduEmpower account.'),
  component: LoginRoute,
});

function LoginRoute() {
  const { api } = Route.useRouteContext();
  return <AuthEntry kind="sign-in" search={Route.useSearch()} api={api} />;
}
