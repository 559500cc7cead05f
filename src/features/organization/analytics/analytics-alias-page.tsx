import { createFileRoute, redirect } from '@tanstack/react-router';

/** An older address of this page, redirected (ROUTE-04). */
export const Route = createFileRoute('/organization/analytics')({
  beforeLoad: () => {
    throw redirect({ to: '/organization/dashboard/scholarship-analytics', replace: true });
  },
});
