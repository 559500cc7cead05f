import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PaymentSession } from './payment-session.ts';
import { recentlyDismissed } from './pending-payments-store.ts';

/** A donor's orders on this device. */
export type OpenPayments = Readonly<ReturnType<typeof useOpenPayments>>;

/** The result of the last check: the payment session, and the ids of its interrupted orders. */
interface Look {
  readonly of: PaymentSession | null;
  readonly found: readonly string[];
}

/** Returns the unsettled orders of a payment session, including changes from other tabs. */
export function useOpenPayments(payments: PaymentSession, now: number) {
  const { state } = useStore(payments.payment);
  const { value, isSaved } = useStore(payments.pending.store);
  const [{ of, found }, setLook] = useState<Look>({ of: null, found: [] });

  // No event reports that a paying tab was closed, so this checks again as time passes.
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
    // False until the first check for interrupted orders.
    isKnown: of === payments || !value.some(({ stage }) => stage === 'open'),
    // Captured, but not verified.
    taken: value.filter(({ stage }) => stage === 'taken'),
    // Interrupted while the checkout was open. Omits orders that were settled after the last check.
    abandoned: value.filter(({ stage, orderId }) => stage === 'open' && found.includes(orderId)),
    // Dismissed recently, so a bank may still authorize the payment.
    dismissed: recentlyDismissed(value, now),
    // False if this browser could not store the orders, which are then lost with the page.
    isSavedOnDevice: isSaved,
  };
}
