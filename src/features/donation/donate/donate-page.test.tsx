import { createRootRoute, Outlet } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type PanelReport, ReportPanel } from '#features/crowdfunding/index.ts';
import { type Answers, asUsual, inTurn, json } from '#mocks/testing/mock-server.ts';
import { aFundraiser } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createFakeCheckout } from '#shared/payment/fake-checkout.test-utils.ts';
import { pageAt, renderPages, testQueryClient } from '#shared/router/page-test-kit.tsx';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { browserLocks } from '#shared/store/tab-locks.ts';
import { lazyPaymentSessions } from '../payment/lazy-payment-sessions.ts';
import type { StoredPayment } from '../payment/pending-payments-store.ts';
import { Route } from './donate-page.tsx';

/** Opens a campaign's page with the donation panel. The session has not loaded yet. */
function openPage(answers: Answers = {}, search = '', onReport = (_: PanelReport | null) => {}) {
  const { api } = createMockApi({ as: 'donor', records: { fundraisers: [campaign] }, answers });
  const session = createFakeSession();
  const queryClient = testQueryClient();
  const checkout = createFakeCheckout();
  const locks = browserLocks(undefined);
  const payments = lazyPaymentSessions({ api, queryClient, session, checkout, now: Date.now, locks });
  const root = createRootRoute({
    beforeLoad: () => ({ payments }),
    component: () => (
      <ReportPanel value={onReport}>
        <Outlet />
      </ReportPanel>
    ),
  });
  const { router } = renderPages({
    routeTree: root.addChildren([pageAt(Route, '/crowdfunding/$id/', root)]),
    api,
    session,
    queryClient,
    history: `/crowdfunding/${campaign.id}${search}`,
  });
  return { session, checkout, address: () => router.state.location.pathname };
}
const campaign = aFundraiser();

it('the donate button is disabled until the session has loaded', async () => {
  const { session } = openPage();
  expect(await screen.findByRole('button', { name: 'Donate ₹50' })).toBeDisabled();
  await act(async () => session.settleSignedOut());
  expect(await screen.findByRole('link', { name: 'Sign in to donate ₹50' })).toBeVisible();
});

it('[PAY-04] if a campaign has changed, the donation panel first shows the change, and opens the checkout on the next click', async () => {
  const { session, checkout } = openPage({
    'fundraisers.byId': inTurn(asUsual, json({ ...campaign, title: 'A car' })),
  });
  session.signIn({ id: 'user_vikram_donor', name: 'Vikram Mehta', role: 'DONOR' });
  await userEvent.click(await screen.findByRole('button', { name: 'Donate ₹50' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Its title is now “A car”.');
  expect(checkout.opened).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Donate ₹50' }));
  await waitFor(() => expect(checkout.opened.map(({ order }) => order.title)).toEqual(['A car']));
});

it('[DON-01] the donation panel reads the amount from the URL, validates changes, and keeps the amount in the sign-in link', async () => {
  const { session, address } = openPage({}, '?amount=725.5');
  await act(async () => session.settleSignedOut());
  const field = await screen.findByRole('textbox', { name: 'Amount in rupees' });
  expect(field).toHaveValue('725.5');
  await userEvent.clear(field);
  await userEvent.type(field, 'fifty{Enter}');
  expect(await screen.findByText('Please enter a valid donation amount.')).toBeVisible();
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, '1,250.50');
  expect(screen.queryByText('Please enter a valid donation amount.')).toBeNull();
  const link = screen.getByRole('link', { name: 'Sign in to donate ₹1,250.50' });
  expect(decodeURIComponent(decodeURIComponent(link.getAttribute('href') ?? ''))).toContain(
    '?amount=1250.5#donate',
  );
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/auth\/login/));
});

it('[DON-01] the donation panel offers five amounts, preselects ₹50, and rejects invalid amounts', async () => {
  const { session, checkout } = openPage();
  session.signIn({ id: 'user_vikram_donor', name: 'Vikram Mehta', role: 'DONOR' });
  const field = await screen.findByLabelText('Amount in rupees');
  expect(field).toHaveValue('50');
  expect(screen.getByRole('radio', { name: '₹50' })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByText(/tax-deductible/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '₹250' }));
  expect(await screen.findByRole('button', { name: 'Donate ₹250' })).toBeVisible();
  for (const wrong of ['0.99', 'fifty']) {
    await userEvent.clear(field);
    await userEvent.type(field, wrong);
    await userEvent.click(screen.getByRole('button', { name: 'Donate' }));
    expect(await screen.findByText('Please enter a valid donation amount.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  }
  expect(checkout.opened).toEqual([]);
});

it('[DON-04] the donation panel reports a payment from an earlier visit as unsettled, and clears the report once that payment is verified', async () => {
  const payment: StoredPayment = {
    orderId: 'order_1',
    campaignId: campaign.id,
    campaignTitle: campaign.title,
    paise: 5000,
    openedAt: 0,
    changedAt: 0,
    stage: 'taken',
    proof: { paymentId: 'pay_1', signature: 'signed' },
    tries: 0,
    known: [],
  };
  localStorage.setItem(
    'eduempower.pending-payments.user_vikram_donor',
    JSON.stringify({ version: 2, data: [payment] }),
  );
  const onReport = vi.fn((_: PanelReport | null) => {});
  const verified = json({ success: true });
  const { session } = openPage({ 'transactions.verifyPayment': verified }, '', onReport);
  await act(async () => session.signIn({ id: 'user_vikram_donor', name: 'Vikram Mehta', role: 'DONOR' }));
  const verify = await screen.findByRole('button', { name: 'Verify ₹50' });
  expect(onReport).toHaveBeenLastCalledWith({ isUnsettled: true, sum: '₹50' });
  expect(onReport).not.toHaveBeenCalledWith(expect.objectContaining({ isUnsettled: false }));
  await userEvent.click(verify);
  expect(await screen.findByText('Donation successful')).toBeVisible();
  await waitFor(() => expect(onReport).toHaveBeenLastCalledWith(null));
});
