export { type LoadPayments, lazyPaymentSessions } from './payment/lazy-payment-sessions.ts';
