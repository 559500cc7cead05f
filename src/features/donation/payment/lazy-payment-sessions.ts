import { loadOnce } from '#shared/loading/load-once.ts';
import type { PaymentContext } from './payment-sessions.ts';

/** Loads the payment sessions with the first page that shows payments, then keeps them. */
export const lazyPaymentSessions = (context: PaymentContext) =>
  loadOnce(async () => (await import('./payment-sessions.ts')).createPaymentSessions(context));

export type LoadPayments = ReturnType<typeof lazyPaymentSessions>;
