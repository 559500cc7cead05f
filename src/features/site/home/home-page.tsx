import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { homeDestination, useKnownRole } from '#features/auth/index.ts';
import { Home } from './home.tsx';
import { homeHead } from './home-head.ts';

export const Route = createFileRoute('/')({
  head: homeHead,
  component: HomeRoute,
});

/** The home page, which sends organizations and donors to their own (ROUTE-02). It does not wait to learn who is there. */
function HomeRoute() {
  const { api } = Route.useRouteContext();
  const role = useKnownRole(api);
  const router = useRouter();
  const destination = homeDestination(role);
  useEffect(() => {
    // A person who has pressed a link meanwhile is on the way there.
    if (destination && router.latestLocation.pathname === '/')
      void router.navigate({ to: destination, replace: true });
  }, [destination, router]);
  return <Home />;
}
