import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PaymentSession } from './payment-session.ts';
import { recentlyDismissed } from './pending-payments-store.ts';

/** One person's orders on this device. */
export type OpenPayments = Readonly<ReturnType<typeof useOpenPayments>>;

/** The donor's interrupted orders, as of the last check. */
interface Look {
  readonly of: PaymentSession | null;
  readonly found: readonly string[];
}

/** Follows what a payment session has not settled, also what another tab does about it. */
export function useOpenPayments(payments: PaymentSession, now: number) {
  const { state } = useStore(payments.payment);
  const { value, isSaved } = useStore(payments.pending.store);
  const [{ of, found }, setLook] = useState<Look>({ of: null, found: [] });

  // No event tells that a tab was lost while it paid, so this looks again as time passes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list, the state and the time say when to look again
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
    // False until we know which orders were lost while their checkout was open.
    isKnown: of === payments || !value.some(({ stage }) => stage === 'open'),
    // Money was taken, and it is not verified.
    taken: value.filter(({ stage }) => stage === 'taken'),
    // Their checkout was open when its page was lost or left. What was found may have been settled since.
    abandoned: value.filter(({ stage, orderId }) => stage === 'open' && found.includes(orderId)),
    // A bank may still authorise them.
    dismissed: recentlyDismissed(value, now),
    // False if this browser could not store them: they last only as long as the page.
    isSavedOnDevice: isSaved,
  };
}
