import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { recentlyDismissed, type StoredPayment } from '../model/pending-payments.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** What a person's desk knows of orders that are not over for good. */
export interface OpenPayments {
  /** All of them, also those that are settled. */
  readonly all: readonly StoredPayment[];
  /** Taken, and not verified. */
  readonly taken: readonly StoredPayment[];
  /** Their checkout was open when its page was lost or left: nobody knows whether they were paid. */
  readonly abandoned: readonly StoredPayment[];
  /** Their checkout was dismissed in the last days: a bank may still authorise them. */
  readonly dismissed: readonly StoredPayment[];
  /** False where this browser could not store them. */
  readonly isSavedOnDevice: boolean;
}

/**
 * Follows what a desk has not settled, also what another tab does about it.
 *
 * @param now milliseconds since 1970
 */
export function useOpenPayments(desk: PaymentDesk, now: number): OpenPayments {
  const { state } = useStore(desk.payment);
  const { value, isSaved } = useStore(desk.pending.store);
  const [abandoned, setAbandoned] = useState<readonly StoredPayment[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list and the state say when to look again
  useEffect(() => {
    let isCurrent = true;
    void desk.abandoned().then((found) => {
      if (isCurrent) setAbandoned(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [desk, value, state]);

  return {
    all: value,
    taken: value.filter(({ stage }) => stage === 'taken'),
    abandoned,
    dismissed: recentlyDismissed(value, now),
    isSavedOnDevice: isSaved,
  };
}
