import { createFileRoute, redirect } from '@tanstack/react-router';

/** An older address of this page, redirected (ROUTE-04). */
export const Route = createFileRoute('/contact/submitted')({
  beforeLoad: () => {
    throw redirect({ to: '/contact-submitted', replace: true });
  },
});
