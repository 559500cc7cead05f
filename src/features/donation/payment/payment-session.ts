import { createStore, type StoreApi } from 'zustand/vanilla';
import { CheckoutError } from '#shared/ports/payment.ts';
import {
  type Donation,
  IDLE,
  isSessionLost,
  isUnsettled,
  nextPayment,
  type Payment,
  type PaymentEvent,
  type ShownCampaign,
} from './payment.ts';
import { type PaymentOptions, placeOrder, verifyOnServer } from './payment-calls.ts';
import {
  orderedPayment,
  type PendingStore,
  paidDonation,
  type StoredPayment,
} from './pending-payments-store.ts';

/** A user's payments. The session outlives the pages, so that leaving a page loses no payment. */
export interface PaymentSession {
  readonly payment: StoreApi<Payment>;
  readonly pending: PendingStore;
  /** Starts a payment. Does nothing while another payment is in progress. */
  donate(donation: Donation, shown: ShownCampaign): Promise<void>;
  /** Verifies a captured payment again (DON-04). */
  verify(orderId: string): Promise<void>;
  /**
   * Leaves a checkout that does not respond. The order stays stored, and a proof that arrives later
   * is still verified.
   */
  leave(): void;
  /**
   * Returns orders that may have been paid but have no valid proof, for example because the page
   * closed or the donor left during the checkout. Returns an empty list while another tab has a
   * payment in progress.
   */
  abandoned(): Promise<readonly StoredPayment[]>;
  /**
   * Hides an order without a proof of payment. Call this only after the donor has checked their
   * account.
   */
  hide(orderId: string): void;
  /** Hides a captured but unverified payment. The caller must warn the donor first. */
  hideTaken(orderId: string): void;
  again(): void;
}

type Proof = NonNullable<StoredPayment['proof']>;

/** The session's options and state, shared by the steps of a payment. */
interface Steps extends PaymentOptions {
  /** @returns whether the event applied to the current state */
  send(event: PaymentEvent): boolean;
  stored(orderId: string): StoredPayment | null;
  /** Updates the payment on screen if its stored order was verified or hidden. */
  followStored(): void;
}

/** Creates the payment session of a donor (DON-02 to DON-05). */
export function createPaymentSession(options: PaymentOptions): PaymentSession {
  const { payer, pending, locks, now, onVerified } = options;
  const payment = createStore<Payment>()(() => IDLE);
  const paymentLock = `eduempower.payment.${payer.id}`;
  let leaving = new AbortController();
  let isPaying = false;

  const send = (event: PaymentEvent): boolean => {
    const before = payment.getState();
    const after = nextPayment(before, event);
    payment.setState(after, true);
    return after !== before;
  };
  const stored = (orderId: string) =>
    pending.store.getState().value.find((one) => one.orderId === orderId) ?? null;
  const followStored = () => {
    const shown = payment.getState();
    if (!isUnsettled(shown)) return;
    const { orderId } = shown.donation;
    const stage = stored(orderId)?.stage;
    if (stage === 'verified') send({ type: 'verified', orderId });
    if (stage === 'hidden' || stage === 'taken-hidden') send({ type: 'again' });
  };
  const steps: Steps = { ...options, send, stored, followStored };

  pending.store.subscribe(({ value }, before) => {
    if (countVerified(value) > countVerified(before.value)) onVerified();
    followStored();
  });

  return {
    payment,
    pending,
    async donate(donation, shown) {
      // Synchronous, so that the second click of a double click finds a payment in progress.
      if (!send({ type: 'donate', donation })) return;
      leaving = new AbortController();
      const isFree = await locks.ifFree(paymentLock, () => {
        isPaying = true;
        return pay(steps, donation, shown, leaving.signal);
      });
      if (isFree) isPaying = false;
      else send({ type: 'failed', failure: { kind: 'other-tab' } });
    },
    async verify(orderId) {
      const entry = stored(orderId);
      const donation = entry?.stage === 'taken' ? paidDonation(entry) : null;
      if (entry && donation && send({ type: 'verify', donation })) await verify(steps, entry);
    },
    leave() {
      if (payment.getState().state === 'checkout') leaving.abort();
    },
    async abandoned() {
      // While this tab has a payment in progress, no other tab has a checkout open.
      if (!isPaying && (await locks.isTaken(paymentLock))) return [];
      const shown = payment.getState();
      const openId = shown.state === 'checkout' ? shown.donation.orderId : null;
      return pending.store
        .getState()
        .value.filter(({ stage, orderId }) => stage === 'open' && orderId !== openId);
    },
    hide(orderId) {
      const entry = stored(orderId);
      // `put` keeps later stages, so a captured payment cannot be hidden here.
      if (entry) pending.put({ ...entry, stage: 'hidden', changedAt: now() });
    },
    hideTaken(orderId) {
      const entry = stored(orderId);
      if (entry?.stage === 'taken') pending.put({ ...entry, stage: 'taken-hidden', changedAt: now() });
    },
    again: () => void send({ type: 'again' }),
  };
}

/** Runs a payment from its order through the checkout to the verification. */
async function pay(
  steps: Steps,
  donation: Donation,
  shown: ShownCampaign,
  leaving: AbortSignal,
): Promise<void> {
  const { pending, now, send } = steps;
  const order = await placeOrder(steps, donation, shown);
  if ('failure' in order) return void send({ type: 'failed', failure: order.failure });
  const { orderId } = order;
  const entry = orderedPayment({ ...donation, orderId }, order.known, now());
  // Stored before the checkout opens, so that the order's number survives if the page closes.
  pending.put(entry);
  send({ type: 'ordered', orderId });
  try {
    const outcome = await openCheckout(steps, entry, leaving);
    if (outcome.kind === 'abandoned') return void send({ type: 'abandoned' });
    if (outcome.kind === 'dismissed') {
      pending.put({ ...entry, stage: 'dismissed', changedAt: now() });
      return void send({ type: 'dismissed' });
    }
    const { paymentId, signature } = outcome.proof;
    const paid = storeProof(steps, entry, outcome.proof);
    send({ type: 'taken', paymentId, signature });
    await verify(steps, paid);
  } catch (error) {
    // An unexpected error may have occurred after money was captured, so the payment is not
    // reported as failed.
    if (!(error instanceof CheckoutError)) console.error('The checkout failed unexpectedly', error);
    if (!(error instanceof CheckoutError) || error.failure.kind === 'no-proof') {
      return void send({ type: 'no-proof' });
    }
    pending.put({ ...entry, stage: 'hidden', changedAt: now() });
    send({ type: 'failed', failure: { kind: 'checkout', failure: error.failure } });
  }
}

/** Resolves when the checkout has ended or the donor has left it. */
async function openCheckout(steps: Steps, entry: StoredPayment, leaving: AbortSignal) {
  const { checkout, payer, signal } = steps;
  const { orderId, paise, campaignTitle: title } = entry;
  const onLateProof = (proof: Proof) => void verifyLate(steps, entry, proof);
  const ended = checkout.open({ orderId, paise, title, payer }, onLateProof, signal);
  const abandoned = new Promise<{ readonly kind: 'abandoned' }>((resolve) => {
    leaving.addEventListener('abort', () => resolve({ kind: 'abandoned' }));
  });
  const outcome = await Promise.race([ended, abandoned]);
  if (outcome.kind === 'abandoned') {
    ended.then(
      (late) => late.kind === 'paid' && onLateProof(late.proof),
      // The stored order stays unchanged, because nothing proves whether it was paid.
      () => undefined,
    );
  }
  return outcome;
}

/** Stores the proof of payment, even if the stored order was deleted. */
function storeProof({ pending, now }: Steps, entry: StoredPayment, proof: Proof): StoredPayment {
  const { paymentId, signature } = proof;
  const paid = { ...entry, proof: { paymentId, signature }, stage: 'taken' as const, changedAt: now() };
  pending.put(paid);
  return paid;
}

/**
 * Verifies a proof that arrives after its checkout was dismissed or left. If another payment is in
 * progress, it stays on screen.
 */
async function verifyLate(steps: Steps, entry: StoredPayment, proof: Proof): Promise<void> {
  const paid = storeProof(steps, entry, proof);
  const donation = paidDonation(paid);
  if (donation) steps.send({ type: 'verify', donation });
  await verify(steps, paid);
}

/**
 * Verifies a payment. If two tabs verify the same payment, they take turns. Once the first has
 * succeeded, the second sends nothing.
 */
async function verify(steps: Steps, paid: StoredPayment): Promise<void> {
  const { pending, locks, now, send, stored } = steps;
  const { orderId } = paid;
  const donation = paidDonation(paid);
  if (!donation) return;
  await locks.inTurn(`eduempower.verification.${orderId}`, async () => {
    pending.refresh();
    const before = stored(orderId) ?? paid;
    // Only the `verified` stage means that the payment is settled. If the stored order has been
    // deleted, its proof of payment is still valid.
    const failure = before.stage === 'verified' ? null : await verifyOnServer(steps, donation, before);
    const entry = stored(orderId) ?? paid;
    if (failure === null) {
      pending.put({ ...entry, stage: 'verified', changedAt: now() });
      send({ type: 'verified', orderId });
      return;
    }
    // A failure due to an expired session says nothing about the payment, so it doesn't count as a
    // try.
    const isCounted = failure.kind !== 'call' || !isSessionLost(failure.failure);
    const tries = entry.tries + (isCounted ? 1 : 0);
    pending.put({ ...entry, tries });
    send({ type: 'not-verified', orderId, failure, tries });
    steps.followStored();
  });
}

const countVerified = (list: readonly StoredPayment[]) =>
  list.filter(({ stage }) => stage === 'verified').length;
