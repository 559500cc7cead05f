import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { campaignQuery, campaignsKey } from '#features/crowdfunding/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { PaymentCheckout } from '#shared/ports/payment.ts';
import type { SessionPort, SessionUser } from '#shared/ports/session.ts';
import { localArea } from '#shared/store/storage-area.ts';
import { toast } from '#shared/ui/toast.ts';
import { IDLE, type Payment } from '../model/payment.ts';
import { pendingPayments } from '../model/pending-payments.ts';
import { createPaymentDesk, type PaymentDesk } from './payment-desk.ts';
import { browserLocks } from './tab-locks.ts';

export interface DeskContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly checkout: PaymentCheckout;
  readonly session: SessionPort;
}

const desks = new WeakMap<QueryClient, Map<string, PaymentDesk>>();
/** The campaigns whose payments a screen tells about just now, by desk; null for all of them. */
const shown = new WeakMap<PaymentDesk, Set<string | null>>();

/** The desk of somebody who is signed in: the same one on every screen of this page, for as long as it lives. */
export function paymentDeskOf(context: DeskContext, user: SessionUser): PaymentDesk {
  const { api, queryClient, checkout, session } = context;
  const own = desks.get(queryClient) ?? new Map<string, PaymentDesk>();
  desks.set(queryClient, own);
  const known = own.get(user.id);
  if (known) return known;

  const pending = pendingPayments(user.id, localArea, Date.now);
  const isSignedIn = () => {
    const current = session.getSnapshot();
    return current.status === 'signed-in' && current.user.id === user.id;
  };
  const desk = createPaymentDesk({
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
  // What another tab has settled is settled here too. The desk lives as long as the page, and so does this.
  window.addEventListener('storage', ({ key }) => {
    if (pending.isOwnKey(key)) pending.refresh();
  });
  shown.set(desk, new Set());
  desk.payment.subscribe((payment) => {
    if (isSignedIn()) tellElsewhere(desk, payment);
  });
  own.set(user.id, desk);
  return desk;
}

/** The desk of nobody: nothing is under way at it, and nothing happens. */
export function nobodysDesk(): PaymentDesk {
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
export function tellsItself(desk: PaymentDesk, campaignId: string | null): () => void {
  shown.get(desk)?.add(campaignId);
  return () => {
    shown.get(desk)?.delete(campaignId);
  };
}

/** Whoever has gone on to another page while the provider's dialog was open hears there how it ended. */
function tellElsewhere(desk: PaymentDesk, payment: Payment): void {
  const told = shown.get(desk);
  if (payment.state === 'idle' || told?.has(null) || told?.has(payment.gift.campaignId)) return;
  if (payment.state === 'done') void toast.success('Donation successful');
  if (payment.state === 'unverified' || payment.state === 'unproved') {
    void toast.error(
      'Payment verification failed. It is kept under “Your giving”, and can be verified there.',
    );
  }
}
