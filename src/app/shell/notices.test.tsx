import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { noteCached } from '#shared/query/cached-times.ts';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import ConnectionNotice, { Notice } from './connection-notice.tsx';
import RegistrationNotice from './registration-notice.tsx';

it('repeats that the latest data could not be loaded, and leaves no error unhandled', async () => {
  const savedAt = Date.UTC(2026, 10, 23);
  noteCached(savedAt);
  const read = vi.fn(() => Promise.reject(new Error('The server is down')));
  const Cached = () => {
    useQuery({ queryKey: ['list'], queryFn: read, initialData: [], initialDataUpdatedAt: savedAt });
    return <ConnectionNotice />;
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <Cached />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(read).toHaveBeenCalledTimes(2);
});

it('[WCAG-2.4.3] moves the focus to the page when the latest data is requested again', () => {
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

it('[WCAG-2.4.3] moves the focus to the page when the registration notice is dismissed', () => {
  const registration = { role: 'DONOR', onDismiss: () => {} } as const;
  const page = (isShown: boolean) => (
    <main tabIndex={-1}>{isShown && <RegistrationNotice {...registration} />}</main>
  );
  const { rerender } = render(page(true), { wrapper: FakeRouter });
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});
