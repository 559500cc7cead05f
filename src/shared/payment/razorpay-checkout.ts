import * as v from 'valibot';
import { SCRIPT_LIMIT_MS, withinTime } from '../api/within-time.ts';
import { loadOnce } from '../loading/load-once.ts';
import { CheckoutError, type CheckoutOutcome, type PaymentCheckout } from '../ports/payment.ts';

/**
 * The payment provider's script, loaded on demand. The provider's terms require the site to load it
 * from the provider's own host.
 */
export const CHECKOUT_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js';

const proofSchema = v.object({
  razorpay_order_id: v.pipe(v.string(), v.minLength(1)),
  razorpay_payment_id: v.pipe(v.string(), v.minLength(1)),
  razorpay_signature: v.pipe(v.string(), v.minLength(1)),
});

interface RazorpayOptions {
  readonly key: string;
  readonly amount: number;
  readonly currency: 'INR';
  readonly name: string;
  readonly description: string;
  readonly order_id: string;
  readonly prefill: { readonly name: string; readonly email?: string; readonly contact?: string };
  readonly handler: (response: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
}

type Razorpay = new (options: RazorpayOptions) => { open(): void; close?(): void };

export interface RazorpayCheckoutOptions {
  /** The public key, from VITE_RAZORPAY_KEY_ID. */
  readonly keyId: string;
  readonly page: Document;
}

/** Creates Razorpay's checkout, which opens in its own dialog over this site. */
export function createRazorpayCheckout({ keyId, page }: RazorpayCheckoutOptions): PaymentCheckout {
  const load = loadOnce(() => loadScript(page));
  return {
    async prepare() {
      if (keyId === '') {
        throw new CheckoutError({ kind: 'configuration', variable: 'VITE_RAZORPAY_KEY_ID' });
      }
      await load();
    },
    async open({ orderId, paise, title, payer }, onLateProof, signal) {
      const Checkout = await load();
      let close = () => {};
      const ended = new Promise<CheckoutOutcome>((resolve, reject) => {
        let wasDismissed = false;
        const dismissed = () => {
          wasDismissed = true;
          resolve({ kind: 'dismissed' });
        };
        const options: RazorpayOptions = {
          key: keyId,
          amount: paise,
          currency: 'INR',
          name: 'EduEmpower',
          description: title,
          order_id: orderId,
          // Without a phone number, the provider's dialog first asks for one.
          prefill: {
            name: payer.name,
            ...(payer.email !== null && { email: payer.email }),
            ...(payer.phone !== undefined && { contact: payer.phone }),
          },
          handler: (response) => {
            const read = v.safeParse(proofSchema, response);
            if (!read.success) return reject(new CheckoutError({ kind: 'no-proof' }));
            const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = read.output;
            const proof = {
              orderId: razorpay_order_id,
              paymentId: razorpay_payment_id,
              signature: razorpay_signature,
            };
            if (wasDismissed) return onLateProof(proof);
            resolve({ kind: 'paid', proof });
          },
          // A promise settles only once, so a dialog that closes after a payment does not count as
          // dismissed.
          modal: { ondismiss: dismissed },
        };
        try {
          const checkout = new Checkout(options);
          checkout.open();
          close = () => {
            dismissed();
            checkout.close?.();
          };
          signal.addEventListener('abort', close);
        } catch (error) {
          // No dialog opened. The key may be wrong, or part of the script may be blocked.
          console.error('The payment window could not be opened', error);
          reject(new CheckoutError({ kind: 'script' }));
        }
      });
      return ended.finally(() => signal.removeEventListener('abort', close));
    },
  };
}

async function loadScript(page: Document): Promise<Razorpay> {
  const script = page.createElement('script');
  const arrived = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = reject;
  });
  script.src = CHECKOUT_SCRIPT_URL;
  script.async = true;
  page.head.append(script);
  try {
    await withinTime(arrived, SCRIPT_LIMIT_MS);
    const loaded = (page.defaultView as { Razorpay?: Razorpay } | null)?.Razorpay;
    if (typeof loaded === 'function') return loaded;
  } catch {
    // Browsers do not say why a script failed to load.
  }
  script.remove();
  throw new CheckoutError({ kind: 'script' });
}
