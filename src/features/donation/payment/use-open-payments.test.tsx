import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { IDLE, type Payment } from './payment.ts';
import type { PaymentSession } from './payment-session.ts';
import { orderedPayment, pendingPayments } from './pending-payments-store.ts';
import { useOpenPayments } from './use-open-payments.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

/** A user's payment session with one order whose page closed while the checkout was open. */
function interrupted(userId: string): PaymentSession {
  const area = memoryArea();
  const pending = pendingPayments(
    userId,
    () => area,
    () => NOW,
  );
  const donation = {
    campaignId: 'fund_1',
    campaignTitle: 'A library',
    paise: 50_000,
    orderId: `order_${userId}`,
  };
  pending.put(orderedPayment(donation, [], NOW));
  return {
    payment: createStore<Payment>()(() => IDLE),
    pending,
    donate: async () => {},
    verify: async () => {},
    leave: () => {},
    abandoned: async () => pending.store.getState().value.filter(({ stage }) => stage === 'open'),
    hide: (orderId) => {
      const [order] = pending.store.getState().value.filter((one) => one.orderId === orderId);
      if (order) pending.put({ ...order, stage: 'hidden' });
    },
    hideTaken: () => {},
    again: () => {},
  };
}

/** Records which interrupted orders each render shows. */
async function follow(first: PaymentSession) {
  const drawn: string[][] = [];
  const view = renderHook(
    (payments: PaymentSession) => {
      drawn.push(useOpenPayments(payments, NOW).abandoned.map(({ orderId }) => orderId));
    },
    { initialProps: first },
  );
  await act(async () => {});
  expect(drawn.at(-1)).toEqual(['order_asha']);
  drawn.length = 0;
  return { drawn, show: (payments: PaymentSession) => act(async () => view.rerender(payments)) };
}

it('after another user signs in, the previous user’s interrupted payments are never shown', async () => {
  const { drawn, show } = await follow(interrupted('asha'));
  await show(interrupted('vikram'));
  expect(drawn.flat()).not.toContain('order_asha');
  expect(drawn.at(-1)).toEqual(['order_vikram']);
});

it('a payment appears as interrupted once the tab with its checkout has closed', async () => {
  let isPaying = true;
  const payments = interrupted('asha');
  const watched = { ...payments, abandoned: async () => (isPaying ? [] : payments.abandoned()) };
  const view = renderHook((now: number) => useOpenPayments(watched, now).abandoned, { initialProps: NOW });
  await act(async () => {});
  expect(view.result.current).toEqual([]);
  isPaying = false;
  await act(async () => view.rerender(NOW + 30_000));
  expect(view.result.current).toMatchObject([{ orderId: 'order_asha' }]);
});

it('hiding an order removes it from the interrupted payments immediately', async () => {
  const payments = interrupted('asha');
  const { drawn } = await follow(payments);
  await act(async () => payments.hide('order_asha'));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.flat()).toEqual([]);
});
