import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import { ProfileProblem } from './profile-problem.tsx';

const refused = new ApiError('students.byId', { kind: 'http', status: 401, message: 'Please sign in.' });

function open(signIn: SignInLink | null) {
  render(<ProfileProblem error={refused} onRetry={() => {}} signIn={signIn} />, { wrapper: FakeRouter });
}

it('[SAFE-04] leads to sign-in and back when the session has ended, with a page that asks anew', () => {
  open({ to: '/auth/login', search: { redirect: '/student/profile' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.');
  const link = screen.getByRole('link', { name: 'Sign in again' });
  expect(link).toHaveAttribute('href', '/auth/login?redirect=%2Fstudent%2Fprofile');
  // Last of all, after whatever the link does by itself: this test has to stay where it is.
  let isLeftToTheBrowser = false;
  const stay = (event: Event) => {
    isLeftToTheBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  link.click();
  expect(isLeftToTheBrowser).toBe(true);
});

it('offers no sign-in when something else has failed', () => {
  open(null);
  expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
