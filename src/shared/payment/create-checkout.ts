import { loadOnce } from '../loading/load-once.ts';
import { CheckoutError, type PaymentCheckout } from '../ports/payment.ts';

/**
 * Creates the payment checkout. Its adapter loads with the first donation, because most visitors
 * don't donate.
 */
export function createCheckout(keyId: string): PaymentCheckout {
  const adapter = loadOnce(() =>
    import('./razorpay-checkout.ts').then(
      ({ createRazorpayCheckout }) => createRazorpayCheckout({ keyId, page: document }),
      (error: unknown) => {
        console.error('The checkout could not be loaded', error);
        throw new CheckoutError({ kind: 'script' });
      },
    ),
  );
  return {
    prepare: async () => (await adapter()).prepare(),
    open: async (...args) => (await adapter()).open(...args),
  };
}
