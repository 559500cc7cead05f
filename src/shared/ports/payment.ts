export interface CheckoutOrder {
  readonly orderId: string;
  /** The order's amount in paise, passed to the checkout unchanged. */
  readonly paise: number;
  /** The purpose of the payment, shown in the checkout dialog. */
  readonly title: string;
  readonly payer: { readonly name: string; readonly email: string | null; readonly phone?: string };
}

export interface PaymentProof {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/**
 * How a checkout ended. A failed payment attempt does not end it, because the dialog stays open for
 * another attempt.
 */
export type CheckoutOutcome =
  | { readonly kind: 'paid'; readonly proof: PaymentProof }
  /**
   * The user closed the dialog. Nothing has been charged yet, but a bank may still authorize a
   * payment that the user started.
   */
  | { readonly kind: 'dismissed' };

/** Why a checkout failed. */
export type CheckoutFailure =
  /** The payment provider's script did not load or did not open its dialog. Nothing was charged. */
  | { readonly kind: 'script' }
  | { readonly kind: 'configuration'; readonly variable: string }
  /** The payment provider reported a payment without a verifiable proof. */
  | { readonly kind: 'no-proof' };

/** Thrown when a checkout fails. `failure` says why. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
  readonly failure: CheckoutFailure;

  constructor(failure: CheckoutFailure) {
    super(`Checkout: ${failure.kind}`);
    this.failure = failure;
  }
}

/** The payment provider. Only the adapter knows which provider it is. */
export interface PaymentCheckout {
  /** Loads the provider's script ahead of `open`. @throws CheckoutError */
  prepare(): Promise<void>;
  /**
   * Opens the provider's dialog. Resolves when the checkout has ended.
   *
   * @param onLateProof called if a proof arrives after the dialog was dismissed
   * @param signal dismisses the dialog when aborted
   * @throws CheckoutError if the dialog did not open, or if a payment has no verifiable proof. An
   * error of any other class means that the dialog had already opened.
   */
  open(
    order: CheckoutOrder,
    onLateProof: (proof: PaymentProof) => void,
    signal: AbortSignal,
  ): Promise<CheckoutOutcome>;
}
