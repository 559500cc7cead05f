import { createFileRoute, Navigate } from '@tanstack/react-router';
import { homeDestination, useKnownRole } from '#features/auth/index.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { Home } from './home.tsx';
import { homeHead } from './home-head.ts';

export const Route = createFileRoute('/')({
  head: homeHead,
  component: HomeRoute,
});

/** The home page, which sends organizations and donors to their own (ROUTE-02). It does not wait to learn who is there. */
function HomeRoute() {
  const { api } = Route.useRouteContext();
  const destination = homeDestination(useKnownRole(api));
  const isStillHere = useIsStillHere();
  return (
    <>
      {/* A person who has pressed a link meanwhile is on the way there. */}
      {destination && isStillHere() && <Navigate to={destination} replace />}
      <Home />
    </>
  );
}
