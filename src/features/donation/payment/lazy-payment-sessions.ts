import { loadOnce } from '#shared/loading/load-once.ts';
import type { PaymentContext } from './payment-sessions.ts';

/** Returns a function that loads the payment sessions on first use and then reuses them. */
export const lazyPaymentSessions = (context: PaymentContext) =>
  loadOnce(async () => (await import('./payment-sessions.ts')).createPaymentSessions(context));

export type LoadPayments = ReturnType<typeof lazyPaymentSessions>;
