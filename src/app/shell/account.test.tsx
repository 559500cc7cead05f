import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { Account } from './account.tsx';

const account = (status: 'loading' | 'signed-out') => (
  <AppTheme>
    <Account status={status} menu={null} />
  </AppTheme>
);

it('[SHELL-03] [WCAG-2.4.3] the ‘Sign up’ link stays the same element and keeps the focus after the session has loaded without a user', () => {
  const { rerender } = render(account('loading'), { wrapper: FakeRouter });
  const link = screen.getByRole('link', { name: 'Sign up' });
  link.focus();
  rerender(account('signed-out'));
  // If the element were replaced between press and release, the click would be lost.
  expect(screen.getByRole('link', { name: 'Sign up' })).toBe(link);
  expect(link).toHaveFocus();
});

it('[SHELL-03] the navigation bar offers signed-out visitors a sign-in link', () => {
  render(account('signed-out'), { wrapper: FakeRouter });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
});
