import { describe, expect, it, vi } from 'vitest';
import { createFakeCheckout } from '#shared/payment/fake-checkout.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { pendingPayments } from '../model/pending-payments.ts';
import { createPaymentDesk } from './payment-desk.ts';
import { browserLocks } from './tab-locks.ts';

const gift = { campaignId: 'fund_1', campaignTitle: 'A library', paise: 5000 };

function deskOver(answers: Readonly<Record<string, unknown>>, area = memoryArea()) {
  const checkout = createFakeCheckout();
  const onVerified = vi.fn(async () => undefined);
  const call = vi.fn(async (operation: string, _input?: unknown) => answers[operation]);
  const desk = createPaymentDesk({
    api: { call: call as never },
    checkout,
    payer: { id: 'user_1', name: 'Vikram Mehta', email: 'vikram@donors.example' },
    pending: pendingPayments('user_1', () => area),
    locks: browserLocks(undefined),
    now: () => 0,
    onVerified,
  });
  return { desk, checkout, call, onVerified, area };
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

describe('the desk of a donor', () => {
  it('[DON-02] orders rupees, hands over paise, and verifies with all that the wire asks for', async () => {
    const { desk, checkout, call, onVerified } = deskOver(good);
    const done = desk.donate(gift);
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
    expect(desk.payment.getState().state).toBe('done');
    expect(onVerified).toHaveBeenCalledOnce();
    expect(desk.pending.store.getState().value).toEqual([]);
  });

  it('[DON-04] stores order and payment before it verifies', async () => {
    const { desk, checkout, call, area } = deskOver(good);
    const done = desk.donate(gift);
    const open = await opened(checkout);
    const stored = () => pendingPayments('user_1', () => area).store.getState().value;
    expect(stored()).toMatchObject([{ orderId: 'order_1', proof: null }]);
    call.mockImplementationOnce(async () => {
      expect(stored()).toMatchObject([{ orderId: 'order_1', proof: { signature: 'signed_order_1' } }]);
      return { success: true };
    });
    open.pay();
    await done;
    expect(desk.payment.getState().state).toBe('done');
  });

  it('[DON-04] pays no order over another amount than the one that was chosen', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { desk, checkout } = deskOver({
      ...good,
      'transactions.createOrder': { id: 'order_1', amount: 50 },
    });
    await desk.donate(gift);
    expect(desk.payment.getState()).toMatchObject({ state: 'failed', failure: { kind: 'order' } });
    expect(checkout.opened).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('[DON-04] a payment without a proof is not said to have failed', async () => {
    const { desk, checkout } = deskOver(good);
    const done = desk.donate(gift);
    (await opened(checkout)).fail({ kind: 'no-proof' });
    await done;
    expect(desk.payment.getState().state).toBe('unproved');
    expect(desk.pending.store.getState().value).toHaveLength(1);
  });

  it('[DON-04] goes on in a browser that stores nothing, and knows that it does not', async () => {
    const { desk, checkout } = deskOver(
      { ...good, 'transactions.verifyPayment': { success: false } },
      memoryArea('full'),
    );
    const done = desk.donate(gift);
    (await opened(checkout)).pay();
    await done;
    expect(desk.payment.getState().state).toBe('unverified');
    expect(desk.pending.store.getState().isSaved).toBe(false);
    await desk.verify('order_1');
    expect(desk.payment.getState().state).toBe('unverified');
  });

  it('[DON-03] only `success: true` is a success', async () => {
    const { desk, checkout } = deskOver({
      ...good,
      'transactions.verifyPayment': { success: false, message: 'Not captured.' },
    });
    const done = desk.donate(gift);
    (await opened(checkout)).pay();
    await done;
    expect(desk.payment.getState()).toMatchObject({
      state: 'unverified',
      failure: { kind: 'refused', message: 'Not captured.' },
    });
  });
});
