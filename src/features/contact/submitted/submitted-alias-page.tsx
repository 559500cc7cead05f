import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects to the contact confirmation page, which has two URLs (ROUTE-04). */
export const Route = createFileRoute('/contact/submitted')({
  beforeLoad: () => {
    throw redirect({ to: '/contact-submitted', replace: true });
  },
});
