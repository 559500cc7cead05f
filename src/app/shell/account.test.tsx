import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import { Account } from './account.tsx';

const account = (status: 'loading' | 'signed-out') => (
  <Account
    session={{ status }}
    profile={{ kind: 'waiting' }}
    offersApplications={false}
    onSignOut={() => {}}
  />
);

it('[SHELL-03] [WCAG-2.4.3] the way in stays the same when it is known that nobody is signed in', () => {
  const { rerender } = render(account('loading'), { wrapper: FakeRouter });
  const link = screen.getByRole('link', { name: 'Sign up' });
  link.focus();
  rerender(account('signed-out'));
  // A press begins on one element and ends on another, and is none, where the element is a new one.
  expect(screen.getByRole('link', { name: 'Sign up' })).toBe(link);
  expect(link).toHaveFocus();
});
