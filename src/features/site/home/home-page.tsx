import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { homeDestination, useKnownRole } from '#features/auth/index.ts';
import { Home } from './home.tsx';

export const Route = createFileRoute('/')({
  head: () => ({
    meta: [
      { title: 'EduEmpower · The money for your studies is out there' },
      {
        name: 'description',
        content:
          'Find scholarships that fit you, apply with two honest answers, and let people who care fund the rest.',
      },
    ],
  }),
  component: HomeRoute,
});

/** The home page, which sends organizations and donors to their own (ROUTE-02). It does not wait to learn who is there. */
function HomeRoute() {
  const { api } = Route.useRouteContext();
  const role = useKnownRole(api);
  const navigate = useNavigate();
  const destination = homeDestination(role);
  useEffect(() => {
    if (destination) void navigate({ to: destination, replace: true });
  }, [destination, navigate]);
  return <Home />;
}
