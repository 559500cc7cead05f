import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { NavigationProvider } from '#shared/ui/app-link.tsx';
import { ProfileProblem } from './profile-problem.tsx';

const refused = new ApiError('students.byId', { kind: 'http', status: 401, message: 'Please sign in.' });

function open(signInHref: string | null) {
  const went: string[] = [];
  render(
    <NavigationProvider value={{ go: (href) => went.push(href) }}>
      <ProfileProblem error={refused} onRetry={() => {}} signInHref={signInHref} />
    </NavigationProvider>,
  );
  return went;
}

it('[SAFE-04] leads to sign-in and back when the session has ended, with a page that asks anew', () => {
  const went = open('/auth/login?redirect=%2Fstudent%2Fprofile');
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.');
  const link = screen.getByRole('link', { name: 'Sign in again' });
  expect(link).toHaveAttribute('href', '/auth/login?redirect=%2Fstudent%2Fprofile');
  // Last of all, after whatever the link does by itself: this test has to stay where it is.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  expect(went).toEqual([]);
});

it('offers no sign-in when something else has failed', () => {
  open(null);
  expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
