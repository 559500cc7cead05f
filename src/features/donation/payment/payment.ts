import type { ApiFailure } from '#contract/failure.ts';
import type { Campaign } from '#features/crowdfunding/index.ts';
import type { CheckoutFailure } from '#shared/ports/payment.ts';

/** A campaign and the amount that a donor chose for it. */
export interface Donation {
  readonly campaignId: string;
  readonly campaignTitle: string;
  readonly paise: number;
}

/** A donation with the payment provider's order. */
export interface OrderedDonation extends Donation {
  readonly orderId: string;
}

/** A paid donation, with the payment provider's proof. */
export interface PaidDonation extends OrderedDonation {
  readonly paymentId: string;
  readonly signature: string;
}

/** The fields of a campaign that stop a payment if they have changed since the donor saw them. */
export type ShownCampaign = Pick<Campaign, 'title' | 'goalAmount' | 'ownerId'>;

/** Returns the fields that have changed since the campaign was shown, or null if none have. */
export function campaignChanges(shown: ShownCampaign, now: ShownCampaign): Partial<ShownCampaign> | null {
  const { title, goalAmount, ownerId } = now;
  const changes = {
    ...(title !== shown.title && { title }),
    ...(goalAmount !== shown.goalAmount && { goalAmount }),
    ...(ownerId !== shown.ownerId && { ownerId }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** Why a payment failed before any money was captured. */
export type PaymentFailure =
  | { readonly kind: 'registration'; readonly failure: ApiFailure }
  /** The campaign could not be read again before the order was created. */
  | { readonly kind: 'campaign'; readonly failure: ApiFailure }
  /** The campaign was deleted after the page loaded. */
  | { readonly kind: 'campaign-gone' }
  /** The campaign's deadline has passed, perhaps after the page loaded. */
  | { readonly kind: 'campaign-ended' }
  /** The campaign differs from what its page showed when the donor clicked Donate. */
  | { readonly kind: 'campaign-changed'; readonly changes: Partial<ShownCampaign> }
  | { readonly kind: 'order'; readonly failure: ApiFailure }
  | { readonly kind: 'checkout'; readonly failure: Exclude<CheckoutFailure, { kind: 'no-proof' }> }
  /** The donor left the campaign's page before the checkout could open. */
  | { readonly kind: 'page-left' }
  /** The donor has a payment in progress in another tab. */
  | { readonly kind: 'other-tab' };

/** Why a captured payment is not verified. */
export type VerificationFailure =
  | { readonly kind: 'call'; readonly failure: ApiFailure }
  /** The server responded without `success: true`. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /**
   * The server did not confirm the payment, but lists a new donation that may belong to this
   * payment or to another payment by the donor.
   */
  | { readonly kind: 'may-be-listed' };

/**
 * Whether a call failed because the session ended. Such a failure does not show whether money was
 * captured.
 */
export const isSessionLost = (failure: ApiFailure): boolean =>
  failure.kind === 'http' && failure.status === 401;

/**
 * The states of a payment:
 *
 *     idle → ordering → checkout → verifying → done
 *               ↓           ↓          ↓↑
 *             failed     failed     unverified
 *                       dismissed
 *                       abandoned
 *                       no-proof
 *
 * `failed`: no money was captured.
 * `dismissed`: the donor closed the checkout, or the session ended, before anything was charged. A
 * bank may authorize the payment later, and its proof then leads to `verifying`.
 * `abandoned`: the donor left a checkout that did not respond.
 * `verifying`, `unverified`, `done`: money was captured. A payment in one of these states never
 * becomes `failed`, `dismissed` or `abandoned`.
 * `no-proof`: money may have been captured, but no valid proof arrived.
 *
 * The stored order may be verified or hidden, for example in another tab. If it is verified,
 * `unverified` becomes `done`. If it is hidden, `unverified`, `dismissed`, `abandoned` and
 * `no-proof` become `idle`.
 */
export type Payment =
  | { readonly state: 'idle' }
  | { readonly state: 'ordering'; readonly donation: Donation }
  | { readonly state: 'checkout'; readonly donation: OrderedDonation }
  | { readonly state: 'verifying'; readonly donation: PaidDonation }
  | { readonly state: 'done'; readonly donation: OrderedDonation }
  | { readonly state: 'dismissed'; readonly donation: OrderedDonation }
  | { readonly state: 'abandoned'; readonly donation: OrderedDonation }
  | { readonly state: 'failed'; readonly donation: Donation; readonly failure: PaymentFailure }
  | {
      readonly state: 'unverified';
      readonly donation: PaidDonation;
      readonly failure: VerificationFailure;
      /** Number of failed verifications so far, across all visits. */
      readonly tries: number;
    }
  | { readonly state: 'no-proof'; readonly donation: OrderedDonation };

export type PaymentEvent =
  | { readonly type: 'donate'; readonly donation: Donation }
  | { readonly type: 'ordered'; readonly orderId: string }
  | { readonly type: 'failed'; readonly failure: PaymentFailure }
  | { readonly type: 'dismissed' }
  /** The donor leaves a checkout that does not respond. */
  | { readonly type: 'abandoned' }
  | { readonly type: 'taken'; readonly paymentId: string; readonly signature: string }
  | { readonly type: 'no-proof' }
  /** Starts a verification, because the donor asks for it or a late proof has arrived. */
  | { readonly type: 'verify'; readonly donation: PaidDonation }
  | { readonly type: 'verified'; readonly orderId: string }
  | {
      readonly type: 'not-verified';
      readonly orderId: string;
      readonly failure: VerificationFailure;
      readonly tries: number;
    }
  | { readonly type: 'again' };

/** Whether the donor should check this payment before giving again. */
export function mayBeTaken({ state }: Payment): boolean {
  return state === 'verifying' || state === 'unverified' || state === 'no-proof' || state === 'abandoned';
}

export const IDLE: Payment = { state: 'idle' };

type PaymentIn<State extends Payment['state']> = Extract<Payment, { readonly state: State }>;

/** Whether a payment is in progress. No other payment can start meanwhile. */
export function isUnderWay(payment: Payment): payment is PaymentIn<'ordering' | 'checkout' | 'verifying'> {
  return ['ordering', 'checkout', 'verifying'].includes(payment.state);
}

/** Whether the payment on screen has ended without settling its order. */
export function isUnsettled(
  payment: Payment,
): payment is PaymentIn<'unverified' | 'dismissed' | 'abandoned' | 'no-proof'> {
  return ['unverified', 'dismissed', 'abandoned', 'no-proof'].includes(payment.state);
}

/**
 * Returns the next state. If the event does not apply, for example after a second click, returns
 * the same object.
 */
export function nextPayment(payment: Payment, event: PaymentEvent): Payment {
  switch (event.type) {
    case 'donate':
      return isUnderWay(payment) ? payment : { state: 'ordering', donation: event.donation };
    case 'ordered':
      return payment.state === 'ordering'
        ? { state: 'checkout', donation: { ...payment.donation, orderId: event.orderId } }
        : payment;
    case 'failed':
      return payment.state === 'ordering' || payment.state === 'checkout'
        ? { state: 'failed', donation: payment.donation, failure: event.failure }
        : payment;
    case 'dismissed':
      return payment.state === 'checkout' ? { state: 'dismissed', donation: payment.donation } : payment;
    case 'abandoned':
      return payment.state === 'checkout' ? { state: 'abandoned', donation: payment.donation } : payment;
    case 'taken': {
      if (payment.state !== 'checkout') return payment;
      const { paymentId, signature } = event;
      return { state: 'verifying', donation: { ...payment.donation, paymentId, signature } };
    }
    case 'no-proof':
      return payment.state === 'checkout' ? { state: 'no-proof', donation: payment.donation } : payment;
    case 'verify':
      return isUnderWay(payment) ? payment : { state: 'verifying', donation: event.donation };
    case 'verified':
      return (payment.state === 'verifying' || payment.state === 'unverified') &&
        payment.donation.orderId === event.orderId
        ? { state: 'done', donation: payment.donation }
        : payment;
    case 'not-verified':
      // If the proof arrived late, another payment may be on screen.
      return payment.state === 'verifying' && payment.donation.orderId === event.orderId
        ? { state: 'unverified', donation: payment.donation, failure: event.failure, tries: event.tries }
        : payment;
    case 'again':
      return isUnderWay(payment) ? payment : IDLE;
  }
}
