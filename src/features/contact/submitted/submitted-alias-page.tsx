import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects a former address of this page (ROUTE-04). */
export const Route = createFileRoute('/contact/submitted')({
  beforeLoad: () => {
    throw redirect({ to: '/contact-submitted', replace: true });
  },
});
