import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import RegistrationNotice from './registration-notice.tsx';

it('[WCAG-4.1.3] the connection notice announces a lost connection, and disappears when the connection returns', () => {
  onTestFinished(() => onlineManager.setOnline(true));
  render(<ConnectionNotice />);
  const region = screen.getByRole('status');
  act(() => onlineManager.setOnline(false));
  expect(region).toHaveTextContent('You’re offline.');
  act(() => onlineManager.setOnline(true));
  expect(region).toBeEmptyDOMElement();
});

it('[WCAG-2.4.3] focus moves to the main content when the registration notice disappears', () => {
  const registration = { role: 'DONOR', onDismiss: () => {} } as const;
  const page = (isShown: boolean) => (
    <AppTheme>
      <main tabIndex={-1}>{isShown && <RegistrationNotice {...registration} />}</main>
    </AppTheme>
  );
  const { rerender } = render(page(true), { wrapper: FakeRouter });
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});
