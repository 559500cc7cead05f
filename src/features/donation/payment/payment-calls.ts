import type { ApiFailure } from '#contract/failure.ts';
import type { Campaign } from '#features/crowdfunding/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { rupeesFrom } from '#shared/format/amount.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { CheckoutError, type CheckoutOrder, type PaymentCheckout } from '#shared/ports/payment.ts';
import type { TabLocks } from '#shared/store/tab-locks.ts';
import {
  campaignChanges,
  type Donation,
  isSessionLost,
  type PaidDonation,
  type PaymentFailure,
  type ShownCampaign,
  type VerificationFailure,
} from './payment.ts';
import type { PendingStore, StoredPayment } from './pending-payments-store.ts';
import { knownDonations, mayBeRecorded } from './recorded.ts';

/** Dependencies of a donor's payments. */
export interface PaymentOptions {
  readonly api: Pick<ApiClient, 'call'>;
  readonly checkout: PaymentCheckout;
  readonly payer: CheckoutOrder['payer'] & { readonly id: string };
  /**
   * Whether the payer is still signed in. A payment must not send the payer's requests in another
   * user's session.
   */
  readonly isSignedIn: () => boolean;
  /** Whether the campaign's page is on screen. The checkout may only open over that page. */
  readonly isShown: (campaignId: string) => boolean;
  /** Registers the payer on the server. Resolves to the error, or to null on success. */
  readonly register: () => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly pending: PendingStore;
  readonly locks: TabLocks;
  /**
   * Reads a campaign from the server, bypassing the cache.
   * @throws ApiError
   */
  readonly readCampaign: (id: string) => Promise<Campaign>;
  readonly now: () => number;
  /**
   * Called when a donation is verified, in this tab or another. The campaign's cached data is then
   * stale (DON-05).
   */
  readonly onVerified: () => void;
}

interface Order {
  readonly orderId: string;
  /** Ids of the donor's earlier donations of this amount to the campaign. */
  readonly known: readonly string[];
}
type Failed = { readonly failure: PaymentFailure };

const SESSION_LOST: ApiFailure = { kind: 'http', status: 401 };

/**
 * Registers the donor, checks the campaign and creates the server's order, while the payment
 * provider's script loads.
 */
export async function placeOrder(
  options: PaymentOptions,
  donation: Donation,
  shown: ShownCampaign,
): Promise<Order | Failed> {
  const { api, checkout, payer, isSignedIn, isShown, register } = options;
  const prepared = checkout.prepare().then(
    () => null,
    (error: unknown) => error,
  );
  const registrationError = await register();
  if (registrationError !== null) {
    return { failure: { kind: 'registration', failure: failureOf(registrationError) } };
  }
  const campaign = await checkCampaign(options, donation, shown);
  if ('failure' in campaign) return campaign;
  try {
    const order = await api.call('transactions.createOrder', {
      as: payer.id,
      body: { amount: rupeesFrom(donation.paise) },
    });
    const problem = await prepared;
    if (problem instanceof CheckoutError && problem.failure.kind !== 'no-proof') {
      return { failure: { kind: 'checkout', failure: problem.failure } };
    }
    if (problem !== null) throw problem;
    // Without this check, the checkout could open after sign-out or in another user's session.
    if (!isSignedIn()) return { failure: { kind: 'order', failure: SESSION_LOST } };
    if (!isShown(donation.campaignId)) return { failure: { kind: 'page-left' } };
    if (order.amount === donation.paise) return { orderId: order.id, known: campaign.known };
    // The donor must pay exactly the chosen amount.
    console.error(`The order is for ${order.amount} paise, not ${donation.paise}.`);
    const issues = [{ path: 'amount', message: 'The order is for a different amount.' }];
    return { failure: { kind: 'order', failure: { kind: 'contract', issues } } };
  } catch (error) {
    return { failure: { kind: 'order', failure: failureOf(error) } };
  }
}

/**
 * Reads the campaign again, because the page may be outdated. Fails if the campaign no longer
 * accepts donations or has changed.
 */
async function checkCampaign(
  { readCampaign, now, isSignedIn, payer }: PaymentOptions,
  { campaignId, paise }: Donation,
  shown: ShownCampaign,
): Promise<Pick<Order, 'known'> | Failed> {
  try {
    const campaign = await readCampaign(campaignId);
    if (hasEnded(campaign.deadline, now())) return { failure: { kind: 'campaign-ended' } };
    const changes = campaignChanges(shown, campaign);
    if (changes !== null) return { failure: { kind: 'campaign-changed', changes } };
    if (!isSignedIn()) return { failure: { kind: 'order', failure: SESSION_LOST } };
    return { known: knownDonations(campaign, payer.id, paise) };
  } catch (error) {
    const failure = failureOf(error);
    const isGone = failure.kind === 'http' && (failure.status === 404 || failure.status === 410);
    return { failure: isGone ? { kind: 'campaign-gone' } : { kind: 'campaign', failure } };
  }
}

/**
 * Asks the server to verify a payment. Returns null if the payment is verified. Only the server's
 * `success` counts, even if the campaign lists a matching donation.
 */
export async function verifyOnServer(
  options: PaymentOptions,
  donation: PaidDonation,
  entry: StoredPayment,
): Promise<VerificationFailure | null> {
  const { api, payer, isSignedIn } = options;
  if (!isSignedIn()) return { kind: 'call', failure: SESSION_LOST };
  try {
    const { success, message } = await api.call('transactions.verifyPayment', {
      as: payer.id,
      body: {
        razorpay_order_id: donation.orderId,
        razorpay_payment_id: donation.paymentId,
        razorpay_signature: donation.signature,
        donorId: payer.id,
        fundraiserId: donation.campaignId,
        amount: rupeesFrom(donation.paise),
      },
    });
    if (success) return null;
    return (await mayBeListed(options, entry))
      ? { kind: 'may-be-listed' }
      : { kind: 'refused', message: message ?? null };
  } catch (error) {
    const failure = failureOf(error);
    // If the response to an earlier verification was lost, the server may refuse the proof as
    // already used.
    const isRefused = failure.kind === 'http' && !isSessionLost(failure);
    return isRefused && (await mayBeListed(options, entry))
      ? { kind: 'may-be-listed' }
      : { kind: 'call', failure };
  }
}

async function mayBeListed(
  { readCampaign, pending, payer }: PaymentOptions,
  entry: StoredPayment,
): Promise<boolean> {
  try {
    const campaign = await readCampaign(entry.campaignId);
    // The listed donation may belong to an order from another tab, so load those orders first.
    pending.refresh();
    return mayBeRecorded(entry, pending.store.getState().value, campaign, payer.id);
  } catch (error) {
    // If the campaign can't be read, the donation counts as not listed. `failureOf` logs unknown
    // errors.
    failureOf(error);
    return false;
  }
}

function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure;
  console.error('Unknown error during a payment', error);
  return { kind: 'network' };
}
