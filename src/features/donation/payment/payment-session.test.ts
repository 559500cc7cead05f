import { describe, expect, it, vi } from 'vitest';
import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { createFakeCheckout } from '#shared/payment/fake-checkout.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { browserLocks } from '#shared/store/tab-locks.ts';
import { createPaymentSession } from './payment-session.ts';
import { pendingPayments, recentlyDismissed } from './pending-payments-store.ts';

const gift = { campaignId: 'fund_1', campaignTitle: 'A library', paise: 5000 };

const NOW = Date.UTC(2026, 10, 22);
const campaign = {
  id: 'fund_1',
  title: 'A library',
  goalAmount: 1000,
  deadline: new Date(NOW + 1).toISOString(),
};

function sessionOver(
  answers: Readonly<Record<string, unknown>>,
  area = memoryArea(),
  readCampaign: () => Promise<Fundraiser> = async () => campaign,
) {
  const checkout = createFakeCheckout();
  const onVerified = vi.fn(async () => undefined);
  const call = vi.fn(async (operation: string, _input?: unknown) => answers[operation]);
  const payments = createPaymentSession({
    api: { call: call as never },
    checkout,
    payer: { id: 'user_1', name: 'Vikram Mehta', email: 'vikram@donors.example' },
    isSignedIn: () => true,
    pending: pendingPayments(
      'user_1',
      () => area,
      () => NOW,
    ),
    readCampaign,
    locks: browserLocks(undefined),
    now: () => NOW,
    onVerified,
  });
  return { payments, checkout, call, onVerified, area };
}

const good = {
  'transactions.createOrder': { id: 'order_1', amount: 5000 },
  'transactions.verifyPayment': { success: true },
};
const opened = (checkout: ReturnType<typeof createFakeCheckout>) =>
  vi.waitFor(() => {
    const open = checkout.opened.at(-1);
    if (!open) throw new Error('No checkout is open yet.');
    return open;
  });

describe('the payment session of a donor', () => {
  it('[DON-02] orders rupees, hands over paise, and verifies with all that the wire asks for', async () => {
    const { payments, checkout, call, onVerified } = sessionOver(good);
    const done = payments.donate(gift);
    const open = await opened(checkout);
    expect(open.order).toMatchObject({ orderId: 'order_1', paise: 5000, title: 'A library' });
    const paymentId = open.pay();
    await done;
    expect(call.mock.calls).toEqual([
      ['transactions.createOrder', { body: { amount: 50 } }],
      [
        'transactions.verifyPayment',
        {
          body: {
            razorpay_order_id: 'order_1',
            razorpay_payment_id: paymentId,
            razorpay_signature: 'signed_order_1',
            donorId: 'user_1',
            fundraiserId: 'fund_1',
            amount: 50,
          },
        },
      ],
    ]);
    expect(payments.payment.getState().state).toBe('done');
    expect(onVerified).toHaveBeenCalledOnce();
    expect(payments.pending.store.getState().value).toMatchObject([
      { orderId: 'order_1', stage: 'verified' },
    ]);
  });

  it('[DON-04] stores order and payment before it verifies', async () => {
    const { payments, checkout, call, area } = sessionOver(good);
    const done = payments.donate(gift);
    const open = await opened(checkout);
    const stored = () =>
      pendingPayments(
        'user_1',
        () => area,
        () => NOW,
      ).store.getState().value;
    expect(stored()).toMatchObject([{ orderId: 'order_1', proof: null }]);
    call.mockImplementationOnce(async () => {
      expect(stored()).toMatchObject([{ orderId: 'order_1', proof: { signature: 'signed_order_1' } }]);
      return { success: true };
    });
    open.pay();
    await done;
    expect(payments.payment.getState().state).toBe('done');
  });

  it('[DON-04] pays no order over another amount than the one that was chosen', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { payments, checkout } = sessionOver({
      ...good,
      'transactions.createOrder': { id: 'order_1', amount: 50 },
    });
    await payments.donate(gift);
    expect(payments.payment.getState()).toMatchObject({ state: 'failed', failure: { kind: 'order' } });
    expect(checkout.opened).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('[DON-04] a payment without a proof is not said to have failed', async () => {
    const { payments, checkout } = sessionOver(good);
    const done = payments.donate(gift);
    (await opened(checkout)).fail({ kind: 'no-proof' });
    await done;
    expect(payments.payment.getState().state).toBe('unproved');
    expect(payments.pending.store.getState().value).toHaveLength(1);
  });

  it('[DON-03] [DON-04] says success only by the server’s word when the device’s data go while the checkout is open', async () => {
    const { payments, checkout, call, area } = sessionOver({
      ...good,
      'transactions.verifyPayment': { success: false },
    });
    const done = payments.donate(gift);
    const open = await opened(checkout);
    area.entries.clear();
    open.pay();
    await done;
    expect(call.mock.calls.map(([operation]) => operation)).toContain('transactions.verifyPayment');
    expect(payments.payment.getState().state).toBe('unverified');
    expect([...area.entries.values()].join()).toContain('signed_order_1');
  });

  it('[DON-04] keeps a dismissed order, and stores and verifies a proof that comes after it', async () => {
    const { payments, checkout, onVerified } = sessionOver(good);
    const done = payments.donate(gift);
    const open = await opened(checkout);
    open.dismiss();
    await done;
    expect(payments.payment.getState()).toMatchObject({ state: 'dismissed', gift: { orderId: 'order_1' } });
    expect(recentlyDismissed(payments.pending.store.getState().value, NOW)).toHaveLength(1);
    open.pay();
    await vi.waitFor(() => expect(payments.payment.getState().state).toBe('done'));
    expect(onVerified).toHaveBeenCalledOnce();
  });

  it('[DON-04] leaves a checkout that never answers, keeps its order, and lets another payment begin', async () => {
    const { payments, checkout } = sessionOver(good);
    const done = payments.donate(gift);
    const open = await opened(checkout);
    payments.leave();
    await done;
    expect(payments.payment.getState().state).toBe('left');
    expect(await payments.abandoned()).toMatchObject([{ orderId: 'order_1' }]);
    open.pay();
    await vi.waitFor(() => expect(payments.payment.getState().state).toBe('done'));
  });

  it.each([
    ['campaign-gone', new ApiError('fundraisers.byId', { kind: 'http', status: 404 })],
    ['campaign', new ApiError('fundraisers.byId', { kind: 'network' })],
    ['campaign-ended', null],
  ])('[DON-02] [DON-03] makes no order when the campaign is read again: %s', async (kind, error) => {
    const { payments, checkout, call } = sessionOver(good, memoryArea(), async () => {
      if (error) throw error;
      return { ...campaign, deadline: new Date(NOW).toISOString() };
    });
    await payments.donate(gift);
    expect(payments.payment.getState()).toMatchObject({ state: 'failed', failure: { kind } });
    expect([call.mock.calls, checkout.opened]).toEqual([[], []]);
  });

  it('[DON-04] looks a refused payment up in the server’s list: an earlier answer may have been lost', async () => {
    let donations: Fundraiser['donations'] = [{ id: 'old', donorId: 'user_1', amount: 50 }];
    const { payments, checkout } = sessionOver(
      { ...good, 'transactions.verifyPayment': { success: false, message: 'Invalid signature' } },
      memoryArea(),
      async () => ({ ...campaign, donations }),
    );
    const done = payments.donate(gift);
    (await opened(checkout)).pay();
    await done;
    expect(payments.payment.getState()).toMatchObject({ state: 'unverified', tries: 1 });
    donations = [...donations, { id: 'new', donorId: 'user_1', amount: 50 }];
    await payments.verify('order_1');
    expect(payments.payment.getState().state).toBe('done');
  });

  it('[DON-04] puts a refused payment away, and only one that was taken', async () => {
    const { payments, checkout } = sessionOver({ ...good, 'transactions.verifyPayment': { success: false } });
    const done = payments.donate(gift);
    const open = await opened(checkout);
    payments.putAway('order_1');
    expect(await payments.abandoned()).toHaveLength(1);
    open.pay();
    await done;
    payments.putAway('order_1');
    expect(payments.payment.getState().state).toBe('idle');
    expect(payments.pending.store.getState().value).toMatchObject([{ stage: 'put-away' }]);
  });

  it('[DON-04] goes on in a browser that stores nothing, and knows that it does not', async () => {
    const { payments, checkout } = sessionOver(
      { ...good, 'transactions.verifyPayment': { success: false } },
      memoryArea('full'),
    );
    const done = payments.donate(gift);
    (await opened(checkout)).pay();
    await done;
    expect(payments.payment.getState().state).toBe('unverified');
    expect(payments.pending.store.getState().isSaved).toBe(false);
    await payments.verify('order_1');
    expect(payments.payment.getState().state).toBe('unverified');
  });

  it('[DON-03] only `success: true` is a success', async () => {
    const { payments, checkout } = sessionOver({
      ...good,
      'transactions.verifyPayment': { success: false, message: 'Not captured.' },
    });
    const done = payments.donate(gift);
    (await opened(checkout)).pay();
    await done;
    expect(payments.payment.getState()).toMatchObject({
      state: 'unverified',
      failure: { kind: 'refused', message: 'Not captured.' },
    });
  });
});
