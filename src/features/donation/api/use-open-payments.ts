import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PendingPayment } from '../model/pending-payments.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** What a person's desk has not settled yet. */
export interface OpenPayments {
  /** Taken, and not verified. */
  readonly taken: readonly PendingPayment[];
  /** Their checkout was open when its page was lost: nobody knows whether they were paid. */
  readonly abandoned: readonly PendingPayment[];
  /** False where this browser could not store them. */
  readonly isKept: boolean;
}

/** Follows what a desk has not settled, also what another tab does about it. */
export function useOpenPayments(desk: PaymentDesk): OpenPayments {
  const { state } = useStore(desk.payment);
  const { value, isSaved } = useStore(desk.pending.store);
  const [abandoned, setAbandoned] = useState<readonly PendingPayment[]>([]);

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

  return { taken: value.filter(({ proof }) => proof !== null), abandoned, isKept: isSaved };
}
