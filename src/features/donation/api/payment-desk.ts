import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiFailure } from '#contract/failure.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { CheckoutError, type PaymentCheckout } from '#shared/ports/payment.ts';
import { rupeesFrom } from '../model/gift.ts';
import {
  type Gift,
  IDLE,
  nextPayment,
  type OrderedGift,
  type Payment,
  type PaymentEvent,
  type PaymentFailure,
  type TakenGift,
  type VerificationFailure,
} from '../model/payment.ts';
import {
  type PendingPayment,
  type PendingStore,
  takenGift,
  withOrder,
  without,
  withProof,
} from '../model/pending-payments.ts';
import type { TabLocks } from './tab-locks.ts';

/** Who pays. */
export interface Payer {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export interface PaymentDeskOptions {
  readonly api: Pick<ApiClient, 'call'>;
  readonly checkout: PaymentCheckout;
  readonly payer: Payer;
  readonly pending: PendingStore;
  readonly locks: TabLocks;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A donation is verified: what the screens show of its campaign is out of date (DON-05). */
  readonly onVerified: (gift: OrderedGift) => Promise<void>;
}

/** Where one person's payments happen. It outlives the screens, so that Back loses no payment. */
export interface PaymentDesk {
  readonly payment: StoreApi<Payment>;
  readonly pending: PendingStore;
  /** Begins a payment. Does nothing while one is under way. */
  donate(gift: Gift): Promise<void>;
  /** Asks once more whether a payment that was taken is verified (DON-04). */
  verify(orderId: string): Promise<void>;
  /** The orders whose checkout was open when its page was lost: nobody knows whether they were paid. */
  abandoned(): Promise<readonly PendingPayment[]>;
  /** Lets go of a checkout that was open when the page was lost, after the person has been told of it. */
  forgetOpenOrder(orderId: string): void;
  /** Back to the form. */
  again(): void;
}

/** Creates the desk of one person (DON-02 to DON-05). */
export function createPaymentDesk(options: PaymentDeskOptions): PaymentDesk {
  const { api, checkout, payer, pending, locks, now, onVerified } = options;
  const payment = createStore<Payment>()(() => IDLE);

  /** @returns whether the event meant anything in this state */
  const send = (event: PaymentEvent): boolean => {
    const before = payment.getState();
    const after = nextPayment(before, event);
    if (after !== before) payment.setState(after, true);
    return after !== before;
  };
  const change = pending.store.getState().change;
  const paymentLock = `eduempower.payment.${payer.id}`;

  async function pay(gift: Gift): Promise<void> {
    const order = await orderFor(gift);
    if ('failure' in order) return void send({ type: 'failed', failure: order.failure });
    const { orderId } = order;
    const ordered: OrderedGift = { ...gift, orderId };
    // Before the dialog opens: should this page be lost while it is, the order's number is not.
    change((list) => withOrder(list, ordered, now()));
    send({ type: 'ordered', orderId });
    try {
      const title = gift.campaignTitle;
      const outcome = await checkout.open({ orderId, paise: gift.paise, title, payer });
      if (outcome.kind === 'dismissed') {
        change((list) => without(list, orderId));
        return void send({ type: 'dismissed' });
      }
      const { paymentId, signature } = outcome.proof;
      const taken: TakenGift = { ...ordered, paymentId, signature };
      change((list) => withProof(list, taken));
      send({ type: 'taken', paymentId, signature });
      await verifyTaken(taken);
    } catch (error) {
      // What nobody foresaw may have happened after money was taken: it is not said to have failed.
      if (!(error instanceof CheckoutError)) console.error('The checkout ended in an unknown way', error);
      if (!(error instanceof CheckoutError) || error.failure.kind === 'no-proof') {
        return void send({ type: 'unproved' });
      }
      const { failure } = error;
      change((list) => without(list, orderId));
      send({ type: 'failed', failure: { kind: 'checkout', failure } });
    }
  }

  /** The provider's script and the server's order, at the same time. */
  async function orderFor(
    gift: Gift,
  ): Promise<{ readonly orderId: string } | { readonly failure: PaymentFailure }> {
    const prepared = checkout.prepare().then(
      () => null,
      (error: unknown) => error,
    );
    try {
      const order = await api.call('transactions.createOrder', { body: { amount: rupeesFrom(gift.paise) } });
      const problem = await prepared;
      if (problem instanceof CheckoutError && problem.failure.kind !== 'no-proof') {
        return { failure: { kind: 'checkout', failure: problem.failure } };
      }
      if (problem !== null) throw problem;
      if (order.amount === gift.paise) return { orderId: order.id };
      // Nobody pays another amount than the one that they chose.
      console.error(`The order is for ${order.amount} paise and not for ${gift.paise}.`);
      const issues = [{ path: 'amount', message: 'Another amount was asked for.' }];
      return { failure: { kind: 'order', failure: { kind: 'contract', issues } } };
    } catch (error) {
      return { failure: { kind: 'order', failure: failureOf(error) } };
    }
  }

  /** Two tabs that verify the same payment do so one after the other, and the second finds it settled. */
  async function verifyTaken(gift: TakenGift): Promise<void> {
    await locks.inTurn(`eduempower.verification.${gift.orderId}`, async () => {
      pending.refresh();
      const isPending = pending.store.getState().value.some(({ orderId }) => orderId === gift.orderId);
      const failure = isPending ? await verificationOf(gift) : null;
      if (failure !== null) return void send({ type: 'not-verified', failure });
      change((list) => without(list, gift.orderId));
      send({ type: 'verified' });
      await onVerified(gift);
    });
  }

  async function verificationOf(gift: TakenGift): Promise<VerificationFailure | null> {
    try {
      const { success, message } = await api.call('transactions.verifyPayment', {
        body: {
          razorpay_order_id: gift.orderId,
          razorpay_payment_id: gift.paymentId,
          razorpay_signature: gift.signature,
          donorId: payer.id,
          fundraiserId: gift.campaignId,
          amount: rupeesFrom(gift.paise),
        },
      });
      return success ? null : { kind: 'refused', message: message ?? null };
    } catch (error) {
      return { kind: 'call', failure: failureOf(error) };
    }
  }

  return {
    payment,
    pending,
    async donate(gift) {
      // At once, before anything is waited for: the second click of a double click finds a payment under way.
      if (!send({ type: 'donate', gift })) return;
      const isFree = await locks.ifFree(paymentLock, () => pay(gift));
      if (!isFree) send({ type: 'failed', failure: { kind: 'other-tab' } });
    },
    async verify(orderId) {
      const found = pending.store.getState().value.find((one) => one.orderId === orderId);
      const gift = found ? takenGift(found) : null;
      if (gift !== null && send({ type: 'verify', gift })) await verifyTaken(gift);
    },
    async abandoned() {
      if (await locks.isTaken(paymentLock)) return [];
      return pending.store.getState().value.filter(({ proof }) => proof === null);
    },
    forgetOpenOrder(orderId) {
      const known = pending.store.getState().value.find((one) => one.orderId === orderId);
      // Money that is proved to be taken is not to be forgotten.
      if (known?.proof === null) change((list) => without(list, orderId));
    },
    again: () => void send({ type: 'again' }),
  };
}

function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure;
  console.error('A payment met an error that it does not know', error);
  return { kind: 'network' };
}
