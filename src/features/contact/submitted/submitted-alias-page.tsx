import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the second address of the contact confirmation page (ROUTE-04). */
export const Route = createFileRoute('/contact/submitted')({
  beforeLoad: () => {
    throw redirect({ to: '/contact-submitted', replace: true });
  },
});
