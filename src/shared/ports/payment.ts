export interface CheckoutOrder {
  readonly orderId: string;
  /** The order's amount in paise, passed to the checkout unchanged. */
  readonly paise: number;
  /** The purpose, shown in the checkout dialog. */
  readonly title: string;
  readonly payer: { readonly name: string; readonly email: string | null; readonly phone?: string };
}

export interface PaymentProof {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/**
 * How a checkout ended. A failed attempt does not end it: the dialog stays open for another
 * attempt.
 */
export type CheckoutOutcome =
  | { readonly kind: 'paid'; readonly proof: PaymentProof }
  /** The user closed it. Nothing has been charged yet, but a bank may still authorise a started payment. */
  | { readonly kind: 'dismissed' };

/** Why a checkout could not open. */
export type CheckoutFailure =
  /** The provider's script did not load or did not open its dialog. Nothing was charged. */
  | { readonly kind: 'script' }
  | { readonly kind: 'configuration'; readonly variable: string }
  /** The provider reported a payment without a proof that can be verified. */
  | { readonly kind: 'no-proof' };

/** A checkout that failed, as one tagged value. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
  readonly failure: CheckoutFailure;

  constructor(failure: CheckoutFailure) {
    super(`Checkout: ${failure.kind}`);
    this.failure = failure;
  }
}

/** The payment provider. Only the adapter knows which one. */
export interface PaymentCheckout {
  /** Loads the provider's script. Nothing else does. @throws CheckoutError */
  prepare(): Promise<void>;
  /**
   * Opens the provider's dialog. Resolves when the checkout has ended.
   *
   * @param onLateProof called if a proof arrives after the dialog was dismissed
   * @param signal dismisses the dialog
   * @throws CheckoutError if the dialog could not be opened; any other error occurred after it
   * opened
   */
  open(
    order: CheckoutOrder,
    onLateProof: (proof: PaymentProof) => void,
    signal: AbortSignal,
  ): Promise<CheckoutOutcome>;
}
