import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the second URL of the contact confirmation page to the first (ROUTE-04). */
export const Route = createFileRoute('/contact/submitted')({
  beforeLoad: () => {
    throw redirect({ to: '/contact-submitted', replace: true });
  },
});
