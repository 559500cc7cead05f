import { loadOnce } from '#shared/loading/load-once.ts';
import type { PaymentContext } from './payment-sessions.ts';

/** This page's payment sessions. Their code loads with the first screen that shows any; after that they stay. */
export const lazyPaymentSessions = (context: PaymentContext) =>
  loadOnce(async () => (await import('./payment-sessions.ts')).createPaymentSessions(context));

export type LoadPayments = ReturnType<typeof lazyPaymentSessions>;
