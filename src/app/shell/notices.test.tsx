import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import { Notice } from './connection-notice.tsx';
import RegistrationNotice from './registration-notice.tsx';

it('[WCAG-2.4.3] gives the focus to the page when the latest is asked for again', () => {
  const page = (isLoading: boolean) => (
    <>
      <main tabIndex={-1} />
      <Notice isOnline cached={{ asOf: 0, isLoading }} now={0} onRetry={() => {}} />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Try Again' }).focus();
  rerender(page(true));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('[WCAG-2.4.3] gives the focus to the page when the notice of a registration is dismissed', () => {
  const registration = { role: 'DONOR', onDismiss: () => {} } as const;
  const page = (isShown: boolean) => (
    <main tabIndex={-1}>{isShown && <RegistrationNotice {...registration} />}</main>
  );
  const { rerender } = render(page(true), { wrapper: FakeRouter });
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});
