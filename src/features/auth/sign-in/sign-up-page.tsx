import { createFileRoute, redirect } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { authSearchSchema, normalizedSearch } from '../redirect/auth-search.ts';
import { AuthEntry } from './auth-entry-page.tsx';

export const Route = createFileRoute('/auth/sign-up')({
  staticData: { isWork: true },
  validateSearch: authSearchSchema,
  beforeLoad: ({ search, location: { state } }) => {
    const normalized = normalizedSearch(search, state);
    if (normalized) throw redirect({ to: '/auth/sign-up', search: normalized, state, replace: true });
  },
  head: headOf('Sign up', 'Create an EduEmpower account. It’s free for students, donors and organizations.'),
  component: SignUpRoute,
});

function SignUpRoute() {
  const { api } = Route.useRouteContext();
  return <AuthEntry kind="sign-up" search={Route.useSearch()} api={api} />;
}
