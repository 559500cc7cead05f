import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PaymentSession } from './payment-session.ts';
import { recentlyDismissed } from './pending-payments-store.ts';

/** A donor's orders on this device, with the unsettled ones grouped by stage. */
export type OpenPayments = Readonly<ReturnType<typeof useOpenPayments>>;

/**
 * The result of the last check for interrupted orders: the checked payment session, and the ids of
 * the orders found.
 */
interface Look {
  readonly of: PaymentSession | null;
  readonly found: readonly string[];
}

/** Returns a payment session's orders. Rerenders when this tab or another changes them. */
export function useOpenPayments(payments: PaymentSession, now: number) {
  const { state } = useStore(payments.payment);
  const { value, isSaved } = useStore(payments.pending.store);
  const [{ of, found }, setLook] = useState<Look>({ of: null, found: [] });

  // No event reports that a paying tab was closed, so the effect looks for interrupted orders again
  // as time passes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list, the state and the time trigger another check
  useEffect(() => {
    let isCurrent = true;
    void payments.abandoned().then((orders) => {
      if (isCurrent) setLook({ of: payments, found: orders.map(({ orderId }) => orderId) });
    });
    return () => {
      isCurrent = false;
    };
  }, [payments, value, state, now]);

  return {
    all: value,
    // True after the first check for interrupted orders. No check is needed if no order is open.
    isKnown: of === payments || !value.some(({ stage }) => stage === 'open'),
    // Orders with a captured but unverified payment.
    taken: value.filter(({ stage }) => stage === 'taken'),
    // Orders whose checkout was interrupted. Omits orders that were settled after the last check.
    abandoned: value.filter(({ stage, orderId }) => stage === 'open' && found.includes(orderId)),
    // Orders that were dismissed recently. A bank may still authorize their payments.
    dismissed: recentlyDismissed(value, now),
    // False if this browser could not store the orders. They are then lost when the page closes.
    isSavedOnDevice: isSaved,
  };
}
