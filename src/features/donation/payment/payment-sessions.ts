import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadSessionWork } from '#features/auth/index.ts';
import { campaignsKey } from '#features/crowdfunding/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { PaymentCheckout } from '#shared/ports/payment.ts';
import type { SessionPort, SessionUser } from '#shared/ports/session.ts';
import { localArea } from '#shared/store/storage-area.ts';
import { browserLocks, type TabLocks } from '#shared/store/tab-locks.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { readCampaign } from '../donation-queries.ts';
import { IDLE, type Payment } from './payment.ts';
import { createPaymentSession, type PaymentSession } from './payment-session.ts';
import { verificationWords } from './payment-texts.ts';
import { pendingPayments } from './pending-payments-store.ts';

export interface PaymentContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly checkout: PaymentCheckout;
  readonly session: SessionPort;
  readonly now: () => number;
  /** Defaults to the browser's locks. */
  readonly locks?: TabLocks;
}

/** The payment sessions of this tab. Each user has a separate session, from sign-in to sign-out. */
export interface PaymentSessions {
  /** The signed-in user's payment session. For signed-out visitors, it stays idle. */
  readonly current: StoreApi<PaymentSession>;
  /**
   * Registers a page that shows a campaign's payments. Toasts don't repeat what the page shows.
   * Returns a function that unregisters the page.
   * @param campaignId null for the payments of all campaigns
   */
  registerView(campaignId: string | null): () => void;
}

/** Creates a user's payment session at sign-in and disposes of it at sign-out. */
export function createPaymentSessions(context: PaymentContext): PaymentSessions {
  const { session } = context;
  /** Ids of the campaigns whose payments are on screen. Null stands for all campaigns. */
  const shown = new Set<string | null>();
  const guest = guestPayments(context.now);
  const current = createStore<PaymentSession>()(() => guest);
  let payerId: string | null = null;
  let dispose = () => {};

  const follow = () => {
    const now = session.getSnapshot();
    const user = now.status === 'signed-in' ? now.user : null;
    if (payerId === (user?.id ?? null)) return;
    dispose();
    payerId = user?.id ?? null;
    const person =
      user === null ? { payments: guest, dispose: () => {} } : personPayments(context, user, shown);
    dispose = person.dispose;
    current.setState(person.payments, true);
  };
  session.subscribe(follow);
  follow();

  return {
    current,
    registerView(campaignId) {
      shown.add(campaignId);
      return () => shown.delete(campaignId);
    },
  };
}

const NOWHERE: ReadonlySet<null> = new Set();

function personPayments(context: PaymentContext, user: SessionUser, shown: ReadonlySet<string | null>) {
  const { api, queryClient, checkout, session, now, locks = browserLocks(navigator.locks) } = context;
  const pending = pendingPayments(user.id, localArea, now);
  const signOut = new AbortController();
  const payments = createPaymentSession({
    api,
    checkout,
    payer: user,
    isSignedIn: () => {
      const present = session.getSnapshot();
      return present.status === 'signed-in' && present.user.id === user.id;
    },
    isShown: (campaignId) => shown.has(campaignId),
    register: () =>
      loadSessionWork().then(
        (work) => work.ensureRegistered({ api, queryClient, session, pathname: '/donor/profile' }),
        // A failed download of the module counts as a failed registration.
        (reason: unknown) => reason,
      ),
    signal: signOut.signal,
    pending,
    locks,
    readCampaign: (id) => readCampaign(queryClient, api, id),
    now,
    onVerified: () => {
      // The cached campaigns don't include the donation yet.
      queryClient.removeQueries({ queryKey: campaignsKey, type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: campaignsKey });
    },
  });
  // Loads the changes that other tabs store.
  const syncFromTab = ({ key }: StorageEvent) => {
    if (pending.isOwnKey(key)) pending.refresh();
  };
  window.addEventListener('storage', syncFromTab);
  // After sign-out, no page shows this user's payments, so the result of a late proof appears as a
  // toast.
  payments.payment.subscribe((payment) => notifyOffScreen(payment, signOut.signal.aborted ? NOWHERE : shown));
  return {
    payments,
    dispose() {
      window.removeEventListener('storage', syncFromTab);
      signOut.abort();
    },
  };
}

function guestPayments(now: () => number): PaymentSession {
  const nothing = async () => undefined;
  return {
    payment: createStore<Payment>()(() => IDLE),
    pending: pendingPayments('', () => null, now),
    donate: nothing,
    verify: nothing,
    leave: () => undefined,
    abandoned: async () => [],
    hide: () => undefined,
    hideTaken: () => undefined,
    again: () => undefined,
  };
}

/** Shows the result of a payment in a toast if its campaign's page is no longer on screen. */
function notifyOffScreen(payment: Payment, shown: ReadonlySet<string | null>): void {
  if (payment.state === 'idle' || shown.has(payment.donation.campaignId)) return;
  if (payment.state === 'failed') {
    // Omits the campaign's name, because another user of this device may see the toast.
    void toast.error('Your donation didn’t go through. Nothing was charged.');
  }
  if (payment.state === 'no-proof') {
    void toast.error(
      'The payment provider may have taken your payment, but sent us no proof of it. Do not pay again. “Your giving” shows the order number and how to reach support.',
    );
  }
  // While the 'Your giving' page is on screen, it shows these other results itself, so they need no
  // toast.
  if (shown.has(null)) return;
  if (payment.state === 'done') void toast.success('Donation successful');
  if (payment.state === 'unverified') {
    const { text, needsSignIn } = verificationWords(payment, true);
    void toast.error(
      // An ended session doesn't mean that the server refused the payment.
      needsSignIn
        ? 'Your payment isn’t verified yet. Sign in and verify it under “Your giving”.'
        : `${text}. You can verify the payment again under “Your giving”.`,
    );
  }
}
