import type { PaymentContext, PaymentSessions } from './payment-sessions.ts';

/** This page's payment sessions. Their code loads with the first screen that shows any; after that they stay. */
export type LoadPayments = () => Promise<PaymentSessions>;

/** Creates the payments of this page once, when they are first asked for. Code that did not come is asked for again. */
export function lazyPaymentSessions(context: PaymentContext): LoadPayments {
  let sessions: PaymentSessions | null = null;
  return async () => {
    const { createPaymentSessions } = await import('./payment-sessions.ts');
    sessions ??= createPaymentSessions(context);
    return sessions;
  };
}
