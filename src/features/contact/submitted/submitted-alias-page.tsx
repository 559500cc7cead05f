import { createFileRoute, redirect } from '@tanstack/react-router';

/** An address that other pages of the product have used (ROUTE-04). */
export const Route = createFileRoute('/contact/submitted')({
  beforeLoad: () => {
    throw redirect({ to: '/contact-submitted', replace: true });
  },
});
