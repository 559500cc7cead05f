import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the old URL of the analytics page (ROUTE-04). */
export const Route = createFileRoute('/organization/analytics')({
  beforeLoad: () => {
    throw redirect({ to: '/organization/dashboard/scholarship-analytics', replace: true });
  },
});
