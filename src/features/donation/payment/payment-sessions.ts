import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { campaignQuery, campaignsKey } from '#features/crowdfunding/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { PaymentCheckout } from '#shared/ports/payment.ts';
import type { SessionPort, SessionUser } from '#shared/ports/session.ts';
import { localArea } from '#shared/store/storage-area.ts';
import { toast } from '#shared/ui/toast.ts';
import { IDLE, type Payment } from './payment.ts';
import { createPaymentSession, type PaymentSession } from './payment-session.ts';
import { pendingPayments } from './pending-payments-store.ts';
import { browserLocks } from './tab-locks.ts';

export interface PaymentContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly checkout: PaymentCheckout;
  readonly session: SessionPort;
}

const paymentSessions = new WeakMap<QueryClient, Map<string, PaymentSession>>();
/** The campaigns whose payments a screen tells about just now, by payments; null for all of them. */
const shown = new WeakMap<PaymentSession, Set<string | null>>();

/** The payments of somebody who is signed in: the same one on every screen of this page, for as long as it lives. */
export function paymentSessionOf(context: PaymentContext, user: SessionUser): PaymentSession {
  const { api, queryClient, checkout, session } = context;
  const own = paymentSessions.get(queryClient) ?? new Map<string, PaymentSession>();
  paymentSessions.set(queryClient, own);
  const known = own.get(user.id);
  if (known) return known;

  const pending = pendingPayments(user.id, localArea, Date.now);
  const isSignedIn = () => {
    const current = session.getSnapshot();
    return current.status === 'signed-in' && current.user.id === user.id;
  };
  const payments = createPaymentSession({
    api,
    checkout,
    payer: user,
    isSignedIn,
    pending,
    locks: browserLocks(navigator.locks),
    // Past the cache, and into it: the page shows what was read.
    readCampaign: (id) => queryClient.fetchQuery({ ...campaignQuery(api, id), staleTime: 0 }),
    now: Date.now,
    onVerified: () => queryClient.invalidateQueries({ queryKey: campaignsKey }),
  });
  // What another tab has settled is settled here too. The payments lives as long as the page, and so does this.
  window.addEventListener('storage', ({ key }) => {
    if (pending.isOwnKey(key)) pending.refresh();
  });
  shown.set(payments, new Set());
  payments.payment.subscribe((payment) => {
    if (isSignedIn()) notifyOffScreen(payments, payment);
  });
  own.set(user.id, payments);
  return payments;
}

/** The payments of nobody: nothing is under way at it, and nothing happens. */
export function guestPayments(): PaymentSession {
  const nothing = async () => undefined;
  return {
    payment: createStore<Payment>()(() => IDLE),
    pending: pendingPayments('', () => null, Date.now),
    donate: nothing,
    verify: nothing,
    leave: () => undefined,
    abandoned: async () => [],
    forget: () => undefined,
    putAway: () => undefined,
    again: () => undefined,
  };
}

/**
 * Says that a screen tells everything about the payments for a campaign itself.
 *
 * @param campaignId null for the payments of all of them
 * @returns a function that ends it
 */
export function registerPaymentView(payments: PaymentSession, campaignId: string | null): () => void {
  shown.get(payments)?.add(campaignId);
  return () => {
    shown.get(payments)?.delete(campaignId);
  };
}

/** Whoever has gone on to another page while the provider's dialog was open hears there how it ended. */
function notifyOffScreen(payments: PaymentSession, payment: Payment): void {
  const told = shown.get(payments);
  if (payment.state === 'idle' || told?.has(null) || told?.has(payment.gift.campaignId)) return;
  if (payment.state === 'done') void toast.success('Donation successful');
  if (payment.state === 'unverified' || payment.state === 'unproved') {
    void toast.error(
      'Payment verification failed. It is kept under “Your giving”, and can be verified there.',
    );
  }
}
