import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { campaignQuery } from '#features/crowdfunding/index.ts';
import { aFundraiser } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createFakeCheckout } from '#shared/payment/fake-checkout.test-utils.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { ownKey } from '#shared/store/storage-area.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { createPaymentSessions } from './payment-sessions.ts';
import { pendingPayments, type StoredPayment } from './pending-payments-store.ts';

const NOW = Date.UTC(2026, 10, 21, 6);
const taken: StoredPayment = {
  orderId: 'order_1',
  campaignId: 'books',
  campaignTitle: 'Books for Dumka',
  paise: 50_000,
  openedAt: NOW,
  proof: { paymentId: 'pay_1', signature: 'signature' },
  stage: 'taken',
  changedAt: NOW,
  tries: 0,
  known: [],
};

const campaign = aFundraiser();
const shown = { ...campaign, ownerId: campaign.organizationId };
const village = { campaignId: campaign.id, campaignTitle: campaign.title, paise: 5000 };

function page() {
  const area = memoryArea();
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  vi.stubGlobal('localStorage', area);
  vi.stubGlobal('navigator', {});
  const session = createFakeSession();
  const { api, calls } = createMockApi({ as: 'donor_1', role: null, records: { fundraisers: [campaign] } });
  const queryClient = new QueryClient();
  const checkout = createFakeCheckout();
  const sessions = createPaymentSessions({
    api,
    queryClient,
    checkout,
    session,
    now: () => NOW,
  });
  const orders = (payments = sessions.current.getState()) =>
    payments.pending.store.getState().value.map(({ orderId }) => orderId);
  /** Stores an order for this user, as another tab of the same browser would. */
  const inOtherTab = (userId: string) => {
    pendingPayments(
      userId,
      () => area,
      () => NOW,
    ).put(taken);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: ownKey('pending-payments', userId) }));
  };
  return { session, sessions, checkout, orders, inOtherTab, api, calls, queryClient };
}

beforeEach(() => () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('[DON-04] a user’s payment session is created at sign-in, and stays the same until sign-out', async () => {
  const { session, sessions } = page();
  const guest = sessions.current.getState();
  session.signIn({ id: 'donor_1' });
  const payments = sessions.current.getState();
  expect(payments).not.toBe(guest);
  await session.rename('Asha S.', 'donor_1');
  expect(sessions.current.getState()).toBe(payments);
  await session.signOut();
  expect(sessions.current.getState()).toBe(guest);
});

it('[AUTH-07] payment sessions keep each user’s stored payments separate', () => {
  const { session, sessions, orders, inOtherTab } = page();
  session.signIn({ id: 'donor_1' });
  inOtherTab('donor_1');
  expect(orders()).toEqual(['order_1']);
  session.signIn({ id: 'donor_2' });
  expect(orders()).toEqual([]);
  session.signIn({ id: 'donor_1' });
  expect(orders(sessions.current.getState())).toEqual(['order_1']);
});

it('[AUTH-07] after sign-out, a payment session ignores orders that other tabs store', async () => {
  const { session, sessions, orders, inOtherTab } = page();
  session.signIn({ id: 'donor_1' });
  const payments = sessions.current.getState();
  await session.signOut();
  inOtherTab('donor_1');
  expect(orders(payments)).toEqual([]);
});

it('[PAY-03] [DON-04] sign-out closes the payment window, and if a payment is captured afterwards, a toast reports it, even on the campaign’s page', async () => {
  const { session, sessions, checkout } = page();
  const toastError = vi.spyOn(toast, 'error').mockResolvedValue();
  session.signIn({ id: 'donor_1' });
  sessions.registerView(village.campaignId);
  const ended = sessions.current.getState().donate(village, shown);
  await vi.waitFor(() => expect(checkout.opened).toHaveLength(1));
  const { payment, pending } = sessions.current.getState();
  await session.signOut();
  await ended;
  expect(checkout.opened[0]?.isOpen()).toBe(false);
  expect(pending.store.getState().value).toMatchObject([{ stage: 'dismissed' }]);
  expect(toastError).not.toHaveBeenCalled();
  checkout.opened[0]?.pay();
  await vi.waitFor(() => expect(payment.getState().state).toBe('unverified'));
  expect(toastError).toHaveBeenCalledExactlyOnceWith(
    'Your payment isn’t verified yet. Sign in and verify it under “Your giving”.',
  );
});

it('[PAY-03] if the donor leaves the campaign’s page before the checkout opens, a toast says that nothing was charged', async () => {
  const { session, sessions, checkout } = page();
  const toastError = vi.spyOn(toast, 'error').mockResolvedValue();
  session.signIn({ id: 'donor_1' });
  const leave = sessions.registerView(village.campaignId);
  const ended = sessions.current.getState().donate(village, shown);
  leave();
  await ended;
  expect(checkout.opened).toEqual([]);
  expect(toastError).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('didn’t go through. Nothing was charged.'),
  );
});

it('[PAY-03] if the donor has moved on to “Your giving” before the checkout opens, a toast says that nothing was charged', async () => {
  const { session, sessions } = page();
  const toastError = vi.spyOn(toast, 'error').mockResolvedValue();
  session.signIn({ id: 'donor_1' });
  sessions.registerView(null);
  await sessions.current.getState().donate(village, shown);
  expect(toastError).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('didn’t go through. Nothing was charged.'),
  );
});

it('[PAY-04] before creating an order, a payment session registers the donor and reads the campaign again, even if the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const { session, sessions, api, calls, queryClient } = page();
  await queryClient.fetchQuery(campaignQuery(api, village.campaignId));
  vi.setSystemTime(NOW - 3_600_000);
  session.signIn({ id: 'donor_1' });
  vi.spyOn(toast, 'error').mockResolvedValue();
  await sessions.current.getState().donate(village, shown);
  const read = `GET /api/fundraiser/${village.campaignId}`;
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    read,
    'POST /api/users/registerorupdate',
    read,
    'POST /api/transaction/createorder',
  ]);
});

/** Opens the checkout as a donor, who then goes from the campaign to 'Your giving'. */
async function payingWithYourGivingOnScreen() {
  const { session, sessions, checkout } = page();
  const toastError = vi.spyOn(toast, 'error').mockResolvedValue();
  session.signIn({ id: 'donor_1' });
  const leave = sessions.registerView(village.campaignId);
  const ended = sessions.current.getState().donate(village, shown);
  await vi.waitFor(() => expect(checkout.opened).toHaveLength(1));
  leave();
  sessions.registerView(null);
  return { sessions, checkout, toastError, ended };
}

it('[DON-04] if a payment has no proof, a toast says that money may have been taken and warns the donor not to pay again', async () => {
  const { checkout, toastError, ended } = await payingWithYourGivingOnScreen();
  checkout.opened[0]?.fail({ kind: 'no-proof' });
  await ended;
  expect(toastError).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^The payment provider may have taken your payment.* Do not pay again/),
  );
});

it('no toast reports an unverified payment that “Your giving” already lists', async () => {
  const { sessions, checkout, toastError, ended } = await payingWithYourGivingOnScreen();
  checkout.opened[0]?.pay();
  await ended;
  expect(sessions.current.getState().payment.getState().state).toBe('unverified');
  expect(toastError).not.toHaveBeenCalled();
});
