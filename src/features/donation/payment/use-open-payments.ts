import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PaymentSession } from './payment-session.ts';
import { recentlyDismissed, type StoredPayment } from './pending-payments-store.ts';

/** One person's orders on this device. */
export interface OpenPayments {
  /** All of them, also those that are settled. */
  readonly all: readonly StoredPayment[];
  /** Money was taken, and it is not verified. */
  readonly taken: readonly StoredPayment[];
  /** Their checkout was open when its page was lost or left: it is not known whether they were paid. */
  readonly abandoned: readonly StoredPayment[];
  /** Their checkout was dismissed in the last few days: a bank may still authorise them. */
  readonly dismissed: readonly StoredPayment[];
  /** False where this browser could not store them: they last only as long as the page. */
  readonly isSavedOnDevice: boolean;
}

/**
 * Follows what a payment session has not settled, also what another tab does about it.
 *
 * @param now milliseconds since 1970
 */
export function useOpenPayments(payments: PaymentSession, now: number): OpenPayments {
  const { state } = useStore(payments.payment);
  const { value, isSaved } = useStore(payments.pending.store);
  const [found, setFound] = useState<readonly string[]>([]);

  // No event tells that a tab was lost while it paid, so this looks again as time passes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list, the state and the time say when to look again
  useEffect(() => {
    let isCurrent = true;
    void payments.abandoned().then((orders) => {
      if (isCurrent) setFound(orders.map(({ orderId }) => orderId));
    });
    return () => {
      isCurrent = false;
    };
  }, [payments, value, state, now]);

  return {
    all: value,
    taken: value.filter(({ stage }) => stage === 'taken'),
    // What was found may be the person's before this one, or settled since: the orders on the device say.
    abandoned: value.filter(({ stage, orderId }) => stage === 'open' && found.includes(orderId)),
    dismissed: recentlyDismissed(value, now),
    isSavedOnDevice: isSaved,
  };
}
