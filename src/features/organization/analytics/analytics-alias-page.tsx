import { createFileRoute, redirect } from '@tanstack/react-router';

/** An address that other pages of the product have used (ROUTE-04). */
export const Route = createFileRoute('/organization/analytics')({
  beforeLoad: () => {
    throw redirect({ to: '/organization/dashboard/scholarship-analytics', replace: true });
  },
});
