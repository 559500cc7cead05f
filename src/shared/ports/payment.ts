/** What a checkout is opened for. */
export interface CheckoutOrder {
  /** The provider's order, as the server made it. */
  readonly orderId: string;
  /** Paise, as the provider's order says them: they go to the checkout untouched. */
  readonly paise: number;
  /** What the money is for, in the checkout's own dialog. */
  readonly title: string;
  readonly payer: { readonly name: string; readonly email: string | null };
}

/** Proof that money was taken. */
export interface PaymentProof {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/** How a checkout ended. A failed attempt does not end it: the provider's dialog stays open for another. */
export type CheckoutOutcome =
  | { readonly kind: 'paid'; readonly proof: PaymentProof }
  /** The person closed it. Nothing was charged until then; a bank may still authorise a payment that had begun. */
  | { readonly kind: 'dismissed' };

/** Why a checkout could not be had. */
export type CheckoutFailure =
  /** The provider's script could not be loaded or opened no dialog: nothing was charged. */
  | { readonly kind: 'script' }
  /** A variable that the checkout needs is not set. */
  | { readonly kind: 'configuration'; readonly variable: string }
  /** The provider said that money was taken, and gave no proof that can be checked. */
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

/** What the product knows of the payment provider. The adapter alone knows which provider it is. */
export interface PaymentCheckout {
  /**
   * Brings the provider's script. Nothing of it is loaded before.
   * @throws CheckoutError
   */
  prepare(): Promise<void>;
  /**
   * Shows the provider's dialog; resolves when it has ended.
   *
   * @param onLateProof called when a proof comes after the dialog was dismissed
   * @param signal dismisses the dialog
   * @throws CheckoutError also where it could not be opened; any other error came after it was
   */
  open(
    order: CheckoutOrder,
    onLateProof: (proof: PaymentProof) => void,
    signal: AbortSignal,
  ): Promise<CheckoutOutcome>;
}
