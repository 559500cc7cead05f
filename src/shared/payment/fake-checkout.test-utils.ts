import {
  CheckoutError,
  type CheckoutFailure,
  type CheckoutOrder,
  type CheckoutOutcome,
  type PaymentCheckout,
} from '../ports/payment.ts';

/** An open checkout that the test controls. */
export interface OpenCheckout {
  readonly order: CheckoutOrder;
  /** @returns the payment's id */
  pay(): string;
  dismiss(): void;
  isOpen(): boolean;
  fail(failure: CheckoutFailure): void;
}

export interface FakeCheckout extends PaymentCheckout {
  readonly opened: readonly OpenCheckout[];
}

export interface FakeCheckoutOptions {
  /** If set, `prepare` rejects with this failure. */
  readonly failure?: CheckoutFailure;
}

/** An in-memory checkout for unit tests, component tests and stories. */
export function createFakeCheckout({ failure }: FakeCheckoutOptions = {}): FakeCheckout {
  const opened: OpenCheckout[] = [];
  return {
    opened,
    prepare: async () => {
      if (failure) throw new CheckoutError(failure);
    },
    open: (order, onLateProof, signal) =>
      new Promise<CheckoutOutcome>((resolve, reject) => {
        let wasDismissed = false;
        const dismiss = () => {
          wasDismissed = true;
          resolve({ kind: 'dismissed' });
        };
        signal.addEventListener('abort', dismiss);
        opened.push({
          order,
          pay: () => {
            const paymentId = `pay_${order.orderId}`;
            const signature = `signed_${order.orderId}`;
            const proof = { orderId: order.orderId, paymentId, signature };
            if (wasDismissed) onLateProof(proof);
            else resolve({ kind: 'paid', proof });
            return paymentId;
          },
          dismiss,
          isOpen: () => !wasDismissed,
          fail: (kind) => reject(new CheckoutError(kind)),
        });
      }),
  };
}
