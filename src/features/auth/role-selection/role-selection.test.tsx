import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { RoleSelection } from './role-selection.tsx';

it.each([
  ['Continue as Student', 'STUDENT'],
  ['Continue as Donor', 'DONOR'],
  ['Continue as Organization', 'ORGANIZATION'],
])('[AUTH-01] in role selection, the ‘%s’ button chooses the role %s', async (label, role) => {
  const onChoose = vi.fn();
  render(
    <AppTheme>
      <RoleSelection onChoose={onChoose} />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(role);
});

it('[AUTH-01] role selection links to sign-in for users with an account', () => {
  render(
    <AppTheme>
      <RoleSelection onChoose={() => {}} />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
});
