import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the old URL of the page that creates a scholarship (ROUTE-04). */
export const Route = createFileRoute('/organization/create-scholarship')({
  beforeLoad: () => {
    throw redirect({ to: '/organization/dashboard/create-scholarship', replace: true });
  },
});
