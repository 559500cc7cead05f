import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { DonationRecord } from '../donation-history.ts';
import type { StoredPayment } from '../payment/pending-payments-store.ts';
import { DonorProfile, type DonorProfileProps } from './donor-profile.tsx';

const payment: StoredPayment = {
  orderId: 'order_1',
  campaignId: 'fund_1',
  campaignTitle: 'A library',
  paise: 5050,
  openedAt: Date.UTC(2026, 10, 20),
  changedAt: Date.UTC(2026, 10, 20),
  stage: 'verified',
  proof: { paymentId: 'pay_1', signature: 'signed' },
  tries: 0,
  known: [],
};

const donation: DonationRecord = {
  id: 'donation_7',
  campaignId: 'fund_1',
  campaignTitle: 'A library',
  ownerId: 'user_1',
  paise: 5050,
  at: '2026-11-20T10:00:00Z',
  raised: 118_450,
  goal: 450_000,
};

function page(more: Partial<DonorProfileProps>) {
  return (
    <AppTheme>
      <DonorProfile
        account={{ name: 'Vikram Mehta', email: null }}
        history={{ kind: 'loaded', donations: [], recording: [] }}
        openId={null}
        news={null}
        orders={{ taken: [], abandoned: [], dismissed: [] }}
        canVerify
        actions={{ verify: vi.fn(), hide: vi.fn(), hideTaken: vi.fn(), retry: vi.fn(), print: vi.fn() }}
        {...more}
      />
    </AppTheme>
  );
}

const show = (more: Partial<DonorProfileProps>) => render(page(more), { wrapper: FakeRouter });

it('[DON-05] the ‘Your giving’ page shows a verified donation that is not listed yet, with its order and payment numbers', () => {
  show({ history: { kind: 'loaded', donations: [], recording: [payment] } });
  const section = screen.getByRole('region', { name: 'Donations not listed yet' });
  expect(section).toHaveTextContent('₹50.50');
  expect(section).toHaveTextContent('Order order_1');
  expect(section).toHaveTextContent('Payment pay_1');
  const mail = screen.getByRole('link', { name: 'Email support about order order_1' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('Payment: pay_1');
});

it('[WCAG-4.1.3] the ‘Your giving’ page announces that donations are loading', () => {
  show({ history: { kind: 'loading' } });
  expect(screen.getByText('Loading your donations').closest('[role=status]')).toBeVisible();
});

it('[DON-05] without donations to show, the ‘Your giving’ page mentions removed campaigns and does not claim that the donor never gave', () => {
  show({});
  expect(screen.getByText('No donations to show.')).toBeVisible();
  expect(screen.getByText(/removed campaigns/)).toBeVisible();
  expect(screen.queryByText('You have not given yet.')).toBeNull();
});

it('[DON-04] if a verification failed because the session ended, the sign-in link on the ‘Your giving’ page loads a full page', () => {
  show({ news: { text: 'Payment verification failed.', signIn: { to: '/auth/login', search: {} } } });
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('target', '_self');
});

it('[DON-05] [WCAG-2.4.3] focus moves to a donation receipt when it opens, and back to the receipt’s link when it closes', async () => {
  const history = { kind: 'loaded', donations: [donation], recording: [] } as const;
  const { rerender } = show({ history });
  screen.getByRole('link', { name: 'Receipt for A library' }).focus();
  rerender(page({ history, openId: 'donation_7' }));
  const heading = await screen.findByRole('heading', { name: 'Donation receipt' });
  await waitFor(() => expect(heading).toHaveFocus());
  rerender(page({ history, openId: null }));
  expect(screen.getByRole('link', { name: 'Receipt for A library' })).toHaveFocus();
});

it('[PAY-02] if an account has no name, a donation receipt shows the account’s email address', async () => {
  show({
    account: { name: '', email: 'vikram@donors.example' },
    history: { kind: 'loaded', donations: [donation], recording: [] },
    openId: 'donation_7',
  });
  const from = await screen.findByText('Received from');
  expect(from.nextElementSibling).toHaveTextContent(/^vikram@donors\.example$/);
});

it('[PAY-02] a donation receipt names the organization that runs the campaign, if known', async () => {
  const opened = {
    openId: donation.id,
    history: { kind: 'loaded', donations: [donation], recording: [] },
  } as const;
  const { rerender } = render(page({ ...opened, organization: 'Vidya Trust' }), { wrapper: FakeRouter });
  expect(await screen.findByText('Vidya Trust')).toBeVisible();
  rerender(page(opened));
  expect(screen.queryByText('Run by')).toBeNull();
});

it('[DON-05] after a click on Print, a donation receipt says what to do if nothing opens', async () => {
  const print = vi.fn();
  show({
    history: { kind: 'loaded', donations: [donation], recording: [] },
    openId: donation.id,
    actions: { verify: vi.fn(), hide: vi.fn(), hideTaken: vi.fn(), retry: vi.fn(), print },
  });
  const button = await screen.findByRole('button', { name: 'Print' });
  expect(screen.queryByText(/^If nothing opens/)).toBeNull();
  await userEvent.click(button);
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText('If nothing opens, open this page in Chrome or Safari.')).toHaveRole('status');
});

it('[WCAG-2.4.3] the ‘Your giving’ page does not move focus if it loads with a receipt open', async () => {
  show({ history: { kind: 'loaded', donations: [donation], recording: [] }, openId: 'donation_7' });
  expect(await screen.findByRole('heading', { name: 'Donation receipt' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('[PAY-02] the ‘Your giving’ page totals donations by financial year and shows each campaign’s progress', () => {
  const donations = [donation, { ...donation, id: 'donation_8', at: '2026-03-01T10:00:00Z', paise: 10_000 }];
  show({ history: { kind: 'loaded', donations, recording: [] } });
  const years = within(screen.getByRole('list', { name: /^By financial year/ })).getAllByRole('listitem');
  expect(years.map(({ textContent }) => textContent)).toEqual([
    '2026–27 1 donation₹50.50',
    '2025–26 1 donation₹100',
  ]);
  expect(screen.getAllByText('₹1,18,450 of ₹4,50,000 raised')).toHaveLength(2);
});
