import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiFailure } from '#contract/failure.ts';
import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { CheckoutError, type CheckoutOutcome, type PaymentCheckout } from '#shared/ports/payment.ts';
import type { TabLocks } from '#shared/store/tab-locks.ts';
import { rupeesFrom } from './donation-amount.ts';
import {
  campaignChanges,
  type Donation,
  IDLE,
  isSessionLost,
  isUnsettled,
  nextPayment,
  type OrderedDonation,
  type PaidDonation,
  type Payment,
  type PaymentEvent,
  type PaymentFailure,
  type ShownCampaign,
  type VerificationFailure,
} from './payment.ts';
import {
  orderedPayment,
  type PendingStore,
  paidDonation,
  type StoredPayment,
} from './pending-payments-store.ts';
import { knownDonations, mayBeRecorded } from './recorded.ts';

/** The payer. */
export interface Payer {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export interface PaymentSessionOptions {
  readonly api: Pick<ApiClient, 'call'>;
  readonly checkout: PaymentCheckout;
  readonly payer: Payer;
  /** Whether the payer is signed in now: nothing is sent in another user's session. */
  readonly isSignedIn: () => boolean;
  /** Whether the campaign's page is on screen now: the checkout opens over that page and no other. */
  readonly isShown: (campaignId: string) => boolean;
  /** Makes the payer known to the server. Resolves to why that failed; to null where it did not. */
  readonly register: () => Promise<unknown>;
  /** Closes an open checkout. */
  readonly signal: AbortSignal;
  readonly pending: PendingStore;
  readonly locks: TabLocks;
  /**
   * Reads a campaign from the server, not from a cache.
   * @throws ApiError
   */
  readonly readCampaign: (id: string) => Promise<Fundraiser>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Called when a donation is verified, in this tab or another: the screens' data about its campaign is stale
   * (DON-05). The next payment does not wait for it.
   */
  readonly onVerified: () => void;
}

/** One user's payments. The session outlives the screens, so that Back loses no payment. */
export interface PaymentSession {
  readonly payment: StoreApi<Payment>;
  readonly pending: PendingStore;
  /**
   * Begins a payment. Does nothing while one is under way.
   *
   * @param shown the campaign as its page shows it
   */
  donate(donation: Donation, shown: ShownCampaign): Promise<void>;
  /** Asks once more whether a payment that was taken is verified (DON-04). */
  verify(orderId: string): Promise<void>;
  /** Leaves a checkout that does not answer. Its order is kept, and a late proof is verified. */
  leave(): void;
  /** The orders whose checkout was open when its page was lost or left: it is not known whether they were paid. */
  abandoned(): Promise<readonly StoredPayment[]>;
  /** Hides an order without proof of payment, once the donor has checked the account. */
  forget(orderId: string): void;
  /** Hides a payment that was taken but is not verified, after a warning. */
  putAway(orderId: string): void;
  /** Back to the form. */
  again(): void;
}

interface Order {
  readonly orderId: string;
  /** The donor's earlier donations of this amount to the campaign. */
  readonly known: readonly string[];
}
type Failed = { readonly failure: PaymentFailure };

const SESSION_LOST: ApiFailure = { kind: 'http', status: 401 };
const BEING_CHECKED = { kind: 'being-checked' } as const;

/** Creates the payment session of one person (DON-02 to DON-05). */
export function createPaymentSession(options: PaymentSessionOptions): PaymentSession {
  const {
    api,
    checkout,
    payer,
    isSignedIn,
    isShown,
    register,
    pending,
    locks,
    readCampaign,
    now,
    onVerified,
  } = options;
  const payment = createStore<Payment>()(() => IDLE);
  const paymentLock = `eduempower.payment.${payer.id}`;
  let leaveCheckout: (() => void) | null = null;
  /** Whether this tab holds the payment lock. */
  let isPaying = false;

  /** @returns whether the event applied to this state */
  const send = (event: PaymentEvent): boolean => {
    const before = payment.getState();
    const after = nextPayment(before, event);
    payment.setState(after, true);
    return after !== before;
  };
  const stored = (orderId: string) =>
    pending.store.getState().value.find((one) => one.orderId === orderId) ?? null;

  pending.store.subscribe(({ value }, before) => {
    if (countVerified(value) > countVerified(before.value)) onVerified();
    followStored();
  });

  /** Another tab, or another page of this one, may have settled the order that is on screen here. */
  function followStored(): void {
    const shown = payment.getState();
    if (!isUnsettled(shown)) return;
    const { orderId } = shown.donation;
    const stage = stored(orderId)?.stage;
    if (stage === 'verified') send({ type: 'verified', orderId });
    if (stage === 'forgotten' || stage === 'put-away') send({ type: 'again' });
  }

  async function pay(donation: Donation, shown: ShownCampaign): Promise<void> {
    const order = await orderFor(donation, shown);
    if ('failure' in order) return void send({ type: 'failed', failure: order.failure });
    const { orderId } = order;
    const ordered: OrderedDonation = { ...donation, orderId };
    const entry = orderedPayment(ordered, order.known, now());
    // Before the dialog opens, so that the order's number survives if this page is lost meanwhile.
    pending.put(entry);
    send({ type: 'ordered', orderId });
    try {
      const outcome = await openCheckout(entry);
      if (outcome.kind === 'left') return void send({ type: 'left' });
      if (outcome.kind === 'dismissed') {
        pending.put({ ...entry, stage: 'dismissed', changedAt: now() });
        return void send({ type: 'dismissed' });
      }
      const { paymentId, signature } = outcome.proof;
      const taken = withProof(entry, outcome.proof);
      send({ type: 'taken', paymentId, signature });
      await verifyTaken(taken);
    } catch (error) {
      // An unexpected error may have come after money was taken, so do not report a failure.
      if (!(error instanceof CheckoutError)) console.error('The checkout ended in an unknown way', error);
      if (!(error instanceof CheckoutError) || error.failure.kind === 'no-proof') {
        return void send({ type: 'unproved' });
      }
      const { failure } = error;
      pending.put({ ...entry, stage: 'forgotten', changedAt: now() });
      send({ type: 'failed', failure: { kind: 'checkout', failure } });
    }
  }

  /** Resolves when the checkout has ended, or when the donor leaves it without an answer. */
  function openCheckout(entry: StoredPayment): Promise<CheckoutOutcome | { readonly kind: 'left' }> {
    const { orderId, paise, campaignTitle: title } = entry;
    const late = (proof: Proof) => void verifyLate(withProof(entry, proof));
    const ended = checkout.open({ orderId, paise, title, payer }, late, options.signal);
    const left = new Promise<{ kind: 'left' }>((resolve) => {
      leaveCheckout = () => {
        leaveCheckout = null;
        resolve({ kind: 'left' });
        ended.then(
          (outcome) => {
            if (outcome.kind === 'paid') late(outcome.proof);
          },
          // Keep the order as it was left: there is no proof that it was paid, nor that it was not.
          () => undefined,
        );
      };
    });
    return Promise.race([ended, left]).finally(() => {
      leaveCheckout = null;
    });
  }

  /** Stores the proof of payment, even if the order's entry is gone. */
  function withProof(entry: StoredPayment, { paymentId, signature }: Proof): StoredPayment {
    const taken = { ...entry, proof: { paymentId, signature }, stage: 'taken' as const, changedAt: now() };
    pending.put(taken);
    return taken;
  }

  /** A proof that comes after its checkout was dismissed or left. Another payment on the screen stays there. */
  async function verifyLate(taken: StoredPayment): Promise<void> {
    const donation = paidDonation(taken);
    if (donation) send({ type: 'verify', donation });
    await verifyTaken(taken);
  }

  /** The provider's script and the server's order, at the same time. */
  async function orderFor(donation: Donation, shown: ShownCampaign): Promise<Order | Failed> {
    const prepared = checkout.prepare().then(
      () => null,
      (error: unknown) => error,
    );
    const unknown = await register();
    if (unknown !== null) return { failure: { kind: 'registration', failure: failureOf(unknown) } };
    const campaign = await campaignFor(donation, shown);
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
      // The checkout would open over a page that shows another person's payments.
      if (!isSignedIn()) return { failure: { kind: 'order', failure: SESSION_LOST } };
      if (!isShown(donation.campaignId)) return { failure: { kind: 'page-left' } };
      if (order.amount === donation.paise) return { orderId: order.id, known: campaign.known };
      // The user pays exactly the chosen amount.
      console.error(`The order is for ${order.amount} paise and not for ${donation.paise}.`);
      const issues = [{ path: 'amount', message: 'Another amount was asked for.' }];
      return { failure: { kind: 'order', failure: { kind: 'contract', issues } } };
    } catch (error) {
      return { failure: { kind: 'order', failure: failureOf(error) } };
    }
  }

  /** Whether the campaign accepts donations now and is still as shown: the page may have been loaded long ago. */
  async function campaignFor(
    donation: Donation,
    shown: ShownCampaign,
  ): Promise<Pick<Order, 'known'> | Failed> {
    try {
      const campaign = await readCampaign(donation.campaignId);
      if (hasEnded(campaign.deadline, now())) return { failure: { kind: 'campaign-ended' } };
      const changes = campaignChanges(shown, campaign);
      if (changes !== null) return { failure: { kind: 'campaign-changed', changes } };
      if (!isSignedIn()) return { failure: { kind: 'order', failure: SESSION_LOST } };
      return { known: knownDonations(campaign, payer.id, donation.paise) };
    } catch (error) {
      const failure = failureOf(error);
      const isGone = failure.kind === 'http' && (failure.status === 404 || failure.status === 410);
      return { failure: isGone ? { kind: 'campaign-gone' } : { kind: 'campaign', failure } };
    }
  }

  /** Two tabs that verify the same payment do so one after the other, and the second finds it settled. */
  async function verifyTaken(taken: StoredPayment): Promise<void> {
    const { orderId } = taken;
    const donation = paidDonation(taken);
    if (!donation) return;
    await locks.inTurn(`eduempower.verification.${orderId}`, async () => {
      pending.refresh();
      const known = stored(orderId);
      // Only this mark says that it is settled. An order that is missing here was deleted, and its proof is not.
      const failure = known?.stage === 'verified' ? null : await verificationOf(known ?? taken, donation);
      if (failure !== null) {
        const entry = stored(orderId) ?? taken;
        // An expired session says nothing about the payment.
        const isCounted = failure.kind !== 'call' || !isSessionLost(failure.failure);
        const tries = entry.tries + (isCounted ? 1 : 0);
        pending.put({ ...entry, tries });
        send({ type: 'not-verified', orderId, failure, tries });
        return followStored();
      }
      pending.put({ ...(stored(orderId) ?? taken), stage: 'verified', changedAt: now() });
      send({ type: 'verified', orderId });
    });
  }

  async function verificationOf(
    entry: StoredPayment,
    donation: PaidDonation,
  ): Promise<VerificationFailure | null> {
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
      // Only the server's word about this very payment is a success; a list never is.
      if (success) return null;
      return (await mayBeListed(entry)) ? BEING_CHECKED : { kind: 'refused', message: message ?? null };
    } catch (error) {
      const failure = failureOf(error);
      // A server may refuse a proof that it has already accepted, when that answer was lost.
      const isRefused = failure.kind === 'http' && !isSessionLost(failure);
      return isRefused && (await mayBeListed(entry)) ? BEING_CHECKED : { kind: 'call', failure };
    }
  }

  async function mayBeListed(entry: StoredPayment): Promise<boolean> {
    try {
      const campaign = await readCampaign(entry.campaignId);
      // Another tab may have ordered what the list shows.
      pending.refresh();
      return mayBeRecorded(entry, pending.store.getState().value, campaign, payer.id);
    } catch (error) {
      // A list that cannot be read says nothing.
      failureOf(error);
      return false;
    }
  }

  return {
    payment,
    pending,
    async donate(donation, shown) {
      // Synchronously, so that the second click of a double click finds a payment under way.
      if (!send({ type: 'donate', donation })) return;
      const isFree = await locks.ifFree(paymentLock, () => {
        isPaying = true;
        return pay(donation, shown);
      });
      if (isFree) isPaying = false;
      else send({ type: 'failed', failure: { kind: 'other-tab' } });
    },
    async verify(orderId) {
      const found = stored(orderId);
      const donation = found?.stage === 'taken' ? paidDonation(found) : null;
      if (found && donation && send({ type: 'verify', donation })) await verifyTaken(found);
    },
    leave: () => leaveCheckout?.(),
    async abandoned() {
      // While this tab pays, the checkout of every other order is closed.
      if (!isPaying && (await locks.isTaken(paymentLock))) return [];
      const shown = payment.getState();
      const openId = shown.state === 'checkout' ? shown.donation.orderId : null;
      return pending.store
        .getState()
        .value.filter(({ stage, orderId }) => stage === 'open' && orderId !== openId);
    },
    forget(orderId) {
      const known = stored(orderId);
      // Money that is proved to be taken stays: its stage is further than this one.
      if (known) pending.put({ ...known, stage: 'forgotten', changedAt: now() });
    },
    putAway(orderId) {
      const known = stored(orderId);
      if (known?.stage !== 'taken') return;
      pending.put({ ...known, stage: 'put-away', changedAt: now() });
    },
    again: () => void send({ type: 'again' }),
  };
}

const countVerified = (list: readonly StoredPayment[]) =>
  list.filter(({ stage }) => stage === 'verified').length;

type Proof = NonNullable<StoredPayment['proof']>;

function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure;
  console.error('A payment met an error that it does not know', error);
  return { kind: 'network' };
}
