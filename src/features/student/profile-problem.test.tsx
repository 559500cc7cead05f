import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { ThemedRouter } from '#shared/router/fake-router.test-utils.tsx';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { ProfileProblem } from './profile-problem.tsx';

const refused = new ApiError('students.byId', { kind: 'http', status: 401, message: 'Please sign in.' });

function open(signIn: SignInLink | null) {
  render(<ProfileProblem error={refused} onRetry={() => {}} signIn={signIn} />, { wrapper: ThemedRouter });
}

it('[SAFE-04] after the session has ended, ProfileProblem offers a sign-in link that leads back to the profile', () => {
  open({ to: '/auth/login', search: { redirect: '/student/profile' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.');
  const link = screen.getByRole('link', { name: 'Sign in again' });
  expect(link).toHaveAttribute('href', '/auth/login?redirect=%2Fstudent%2Fprofile');
  // The listener runs after the link's own handlers and stops the browser from navigating.
  let isNativeNavigation = false;
  const stay = (event: Event) => {
    isNativeNavigation = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  link.click();
  expect(isNativeNavigation).toBe(true);
});

it('without a sign-in link, ProfileProblem shows a ‘Try Again’ button instead of ‘Sign in again’', () => {
  open(null);
  expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
