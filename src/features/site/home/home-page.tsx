import { createFileRoute, Navigate } from '@tanstack/react-router';
import { homeDestination, useKnownRole } from '#features/auth/index.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { homeHead } from './home-head.ts';
import { HomeScreen } from './home-now-page.tsx';

export const Route = createFileRoute('/')({
  head: homeHead,
  component: HomeRoute,
});

/**
 * The home page. Renders immediately, then redirects organizations and donors to their own pages
 * (ROUTE-02).
 */
function HomeRoute() {
  const { api } = Route.useRouteContext();
  const destination = homeDestination(useKnownRole(api));
  const isStillHere = useIsStillHere();
  return (
    <>
      {/* Do not redirect a user who has followed a link while the role was loading. */}
      {destination && isStillHere() && <Navigate to={destination} replace />}
      <HomeScreen />
    </>
  );
}
