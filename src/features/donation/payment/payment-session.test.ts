import { describe, expect, it, vi } from 'vitest';
import type { Campaign } from '#features/crowdfunding/index.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { createFakeCheckout } from '#shared/payment/fake-checkout.test-utils.ts';
import type { CheckoutFailure } from '#shared/ports/payment.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { browserLocks, type TabLocks } from '#shared/store/tab-locks.ts';
import type { PaymentOptions } from './payment-calls.ts';
import { createPaymentSession } from './payment-session.ts';
import { pendingPayments, recentlyDismissed } from './pending-payments-store.ts';

const donation = { campaignId: 'fund_1', campaignTitle: 'A library', paise: 5000 };

const NOW = Date.UTC(2026, 10, 22);
const campaign = {
  id: 'fund_1',
  title: 'A library',
  goalAmount: 1000,
  ownerId: null,
  deadline: new Date(NOW + 1).toISOString(),
};

function sessionOver(
  answers: Readonly<Record<string, unknown>>,
  area = memoryArea(),
  readCampaign: () => Promise<Campaign> = async () => campaign,
  other: Partial<PaymentOptions> & { readonly blocked?: CheckoutFailure } = {},
) {
  const { blocked, ...options } = other;
  const checkout = createFakeCheckout(blocked && { failure: blocked });
  const onVerified = vi.fn(() => undefined);
  const call = vi.fn(async (operation: string, _input?: unknown) => {
    const answer = answers[operation];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const payments = createPaymentSession({
    api: { call: call as never },
    checkout,
    payer: { id: 'user_1', name: 'Vikram Mehta', email: 'vikram@donors.example' },
    isSignedIn: () => true,
    isShown: () => true,
    register: async () => null,
    signal: new AbortController().signal,
    pending: pendingPayments(
      'user_1',
      () => area,
      () => NOW,
    ),
    readCampaign,
    locks: browserLocks(undefined),
    now: () => NOW,
    onVerified,
    ...options,
  });
  return { payments, checkout, call, onVerified, area };
}

const good = {
  'transactions.createOrder': { id: 'order_1', amount: 5000 },
  'transactions.verifyPayment': { success: true },
};
const opened = (checkout: ReturnType<typeof createFakeCheckout>) =>
  vi.waitFor(() => {
    const open = checkout.opened.at(-1);
    if (!open) throw new Error('No checkout is open yet.');
    return open;
  });

describe('a donor’s payment session', () => {
  it('[DON-02] a payment session creates the order in rupees, opens the checkout in paise, and verifies the payment with every required field', async () => {
    const { payments, checkout, call, onVerified } = sessionOver(good);
    const done = payments.donate(donation, campaign);
    const open = await opened(checkout);
    expect(open.order).toMatchObject({ orderId: 'order_1', paise: 5000, title: 'A library' });
    const paymentId = open.pay();
    await done;
    expect(call.mock.calls).toEqual([
      ['transactions.createOrder', { as: 'user_1', body: { amount: 50 } }],
      [
        'transactions.verifyPayment',
        {
          as: 'user_1',
          body: {
            razorpay_order_id: 'order_1',
            razorpay_payment_id: paymentId,
            razorpay_signature: 'signed_order_1',
            donorId: 'user_1',
            fundraiserId: 'fund_1',
            amount: 50,
          },
        },
      ],
    ]);
    expect(payments.payment.getState().state).toBe('done');
    expect(onVerified).toHaveBeenCalledOnce();
    expect(payments.pending.store.getState().value).toMatchObject([
      { orderId: 'order_1', stage: 'verified' },
    ]);
  });

  it('[DON-04] a payment session does not open the checkout if the order is for a different amount', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { payments, checkout } = sessionOver({
      ...good,
      'transactions.createOrder': { id: 'order_1', amount: 50 },
    });
    await payments.donate(donation, campaign);
    expect(payments.payment.getState()).toEqual({
      state: 'failed',
      donation,
      failure: {
        kind: 'order',
        failure: { kind: 'contract', issues: [{ path: 'amount', message: expect.any(String) }] },
      },
    });
    expect(checkout.opened).toEqual([]);
    expect(log).toHaveBeenCalledExactlyOnceWith('The order is for 50 paise, not 5000.');
    log.mockRestore();
  });

  it('[PAY-03] if the donor has left the campaign’s page, a payment session opens no checkout, stores no order, and lets the donor try again', async () => {
    let isShown = false;
    const { payments, checkout } = sessionOver(good, memoryArea(), undefined, { isShown: () => isShown });
    await payments.donate(donation, campaign);
    expect(payments.payment.getState()).toEqual({
      state: 'failed',
      donation,
      failure: { kind: 'page-left' },
    });
    expect([checkout.opened, payments.pending.store.getState().value]).toEqual([[], []]);
    isShown = true;
    void payments.donate(donation, campaign);
    await opened(checkout);
  });

  it.each(['no-proof', 'abandoned'] as const)(
    '[PAY-02] a payment session’s abandoned() includes an order as soon as its payment becomes ‘%s’',
    async (end) => {
      const { payments, checkout } = sessionOver(good);
      const listed = new Promise((resolve) => {
        payments.payment.subscribe(({ state }) => state === end && resolve(payments.abandoned()));
      });
      void payments.donate(donation, campaign);
      const open = await opened(checkout);
      if (end === 'abandoned') payments.leave();
      else open.fail({ kind: 'no-proof' });
      expect(await listed).toMatchObject([{ orderId: 'order_1' }]);
    },
  );

  it('[DON-04] a payment session keeps a dismissed order, and verifies a proof that arrives late', async () => {
    const { payments, checkout, onVerified } = sessionOver(good);
    const done = payments.donate(donation, campaign);
    const open = await opened(checkout);
    open.dismiss();
    await done;
    expect(payments.payment.getState()).toMatchObject({
      state: 'dismissed',
      donation: { orderId: 'order_1' },
    });
    expect(recentlyDismissed(payments.pending.store.getState().value, NOW)).toHaveLength(1);
    open.pay();
    await vi.waitFor(() => expect(payments.payment.getState().state).toBe('done'));
    expect(onVerified).toHaveBeenCalledOnce();
  });

  it('[DON-04] after the donor leaves a checkout that does not respond, a payment session still verifies a late proof', async () => {
    const { payments, checkout } = sessionOver(good);
    const done = payments.donate(donation, campaign);
    const open = await opened(checkout);
    payments.leave();
    await done;
    expect(payments.payment.getState().state).toBe('abandoned');
    expect(await payments.abandoned()).toMatchObject([{ orderId: 'order_1' }]);
    open.pay();
    await vi.waitFor(() => expect(payments.payment.getState().state).toBe('done'));
  });

  it('[DON-04] a payment session’s abandoned() includes an interrupted order during and after another payment', async () => {
    const area = memoryArea();
    const lost = sessionOver({ 'transactions.createOrder': { id: 'order_lost', amount: 5000 } }, area);
    void lost.payments.donate(donation, campaign);
    await opened(lost.checkout);

    let isTaken = false;
    const locks: TabLocks = {
      ...browserLocks(undefined),
      async ifFree(_, work) {
        isTaken = true;
        await work();
        isTaken = false;
        return true;
      },
      isTaken: async () => isTaken,
    };
    const { payments, checkout } = sessionOver(good, area, undefined, { locks });
    const interrupted = [{ orderId: 'order_lost' }];
    const done = payments.donate(donation, campaign);
    expect(await payments.abandoned()).toMatchObject(interrupted);
    const open = await opened(checkout);
    expect(await payments.abandoned()).toMatchObject(interrupted);
    open.pay();
    await vi.waitFor(() => expect(payments.payment.getState().state).toBe('done'));
    expect(await payments.abandoned()).toMatchObject(interrupted);
    await done;
    expect(await payments.abandoned()).toMatchObject(interrupted);
  });

  it.each([
    ['campaign-gone', new ApiError('fundraisers.byId', { kind: 'http', status: 404 })],
    ['campaign-gone', new ApiError('fundraisers.byId', { kind: 'http', status: 410 })],
    ['campaign', new ApiError('fundraisers.byId', { kind: 'http', status: 500 })],
    ['campaign', new ApiError('fundraisers.byId', { kind: 'network' })],
    ['campaign-ended', null],
  ])(
    '[DON-02] [DON-03] a payment session creates no order if rereading the campaign fails with ‘%s’',
    async (kind, error) => {
      const { payments, checkout, call } = sessionOver(good, memoryArea(), async () => {
        if (error) throw error;
        return { ...campaign, deadline: new Date(NOW - 1).toISOString() };
      });
      await payments.donate(donation, campaign);
      expect(payments.payment.getState()).toMatchObject({ state: 'failed', failure: { kind } });
      expect([call.mock.calls, checkout.opened]).toEqual([[], []]);
    },
  );

  it('[PAY-04] a payment session creates no order if the donor cannot be registered, and retries on the next click', async () => {
    const answers = [refusedCall('users.registerOrUpdate', 502), null];
    const { payments, checkout, call } = sessionOver(good, memoryArea(), undefined, {
      register: async () => answers.shift() ?? null,
    });
    await payments.donate(donation, campaign);
    expect(payments.payment.getState()).toMatchObject({
      state: 'failed',
      failure: { kind: 'registration', failure: { kind: 'http', status: 502 } },
    });
    expect([call.mock.calls, checkout.opened]).toEqual([[], []]);
    void payments.donate(donation, campaign);
    await opened(checkout);
  });

  it('[PAY-04] a payment session creates no order if the campaign has changed, and continues once the donor has seen the change', async () => {
    const now = { ...campaign, title: 'A car', goalAmount: 2000, ownerId: 'org_2' };
    const { payments, checkout, call } = sessionOver(good, memoryArea(), async () => now);
    await payments.donate(donation, { ...campaign, ownerId: 'org_1' });
    expect(payments.payment.getState()).toEqual({
      state: 'failed',
      donation,
      failure: {
        kind: 'campaign-changed',
        changes: { title: 'A car', goalAmount: 2000, ownerId: 'org_2' },
      },
    });
    expect([call.mock.calls, checkout.opened]).toEqual([[], []]);
    void payments.donate({ ...donation, campaignTitle: now.title }, now);
    expect((await opened(checkout)).order.title).toBe('A car');
  });

  it.each([{ title: 'A car' }, { goalAmount: 2000 }, { ownerId: 'org_2' }])(
    '[PAY-04] if the campaign has changed, a payment session stops the payment and reports only the changed fields: %j',
    async (changes) => {
      const { payments } = sessionOver(good, memoryArea(), async () => ({ ...campaign, ...changes }));
      await payments.donate(donation, campaign);
      expect(payments.payment.getState()).toMatchObject({ state: 'failed' });
      expect(payments.payment.getState()).toHaveProperty('failure', { kind: 'campaign-changed', changes });
    },
  );

  it('[DON-03] [DON-04] after a refused verification, if the campaign lists a new donation of the same amount, the next attempt reports that the payment may be listed', async () => {
    let donations: Campaign['donations'] = [{ id: 'old', donorId: 'user_1', amount: 50 }];
    const { payments, checkout } = sessionOver(
      { ...good, 'transactions.verifyPayment': { success: false, message: 'Invalid signature' } },
      memoryArea(),
      async () => ({ ...campaign, donations }),
    );
    const done = payments.donate(donation, campaign);
    (await opened(checkout)).pay();
    await done;
    expect(payments.payment.getState()).toMatchObject({
      state: 'unverified',
      failure: { kind: 'refused', message: 'Invalid signature' },
      tries: 1,
    });
    donations = [...donations, { id: 'new', donorId: 'user_1', amount: 50 }];
    await payments.verify('order_1');
    expect(payments.payment.getState()).toMatchObject({
      state: 'unverified',
      failure: { kind: 'may-be-listed' },
      tries: 2,
    });
    expect(payments.pending.store.getState().value).toMatchObject([
      { stage: 'taken', proof: { signature: 'signed_order_1' } },
    ]);
  });

  it('[DON-04] a payment session’s hideTaken() hides a captured payment, but not an order whose checkout is still open', async () => {
    const { payments, checkout } = sessionOver({ ...good, 'transactions.verifyPayment': { success: false } });
    const done = payments.donate(donation, campaign);
    const open = await opened(checkout);
    payments.hideTaken('order_1');
    expect(payments.pending.store.getState().value).toMatchObject([{ stage: 'open' }]);
    open.pay();
    await done;
    payments.hideTaken('order_1');
    expect(payments.payment.getState().state).toBe('idle');
    expect(payments.pending.store.getState().value).toMatchObject([{ stage: 'taken-hidden' }]);
  });

  it('[DON-04] if storage is full, a payment session keeps an unverified payment in memory and reports that the payment is not saved', async () => {
    const { payments, checkout } = sessionOver(
      { ...good, 'transactions.verifyPayment': { success: false } },
      memoryArea('full'),
    );
    const done = payments.donate(donation, campaign);
    (await opened(checkout)).pay();
    await done;
    expect(payments.payment.getState().state).toBe('unverified');
    expect(payments.pending.store.getState().isSaved).toBe(false);
    await payments.verify('order_1');
    expect(payments.payment.getState().state).toBe('unverified');
  });

  it.each<CheckoutFailure>([{ kind: 'script' }, { kind: 'configuration', variable: 'VITE_RAZORPAY_KEY_ID' }])(
    '[DON-03] if the checkout is unavailable (‘$kind’), the payment fails and the device stores no order',
    async (blocked) => {
      const { payments, checkout } = sessionOver(good, memoryArea(), undefined, { blocked });
      await payments.donate(donation, campaign);
      expect(payments.payment.getState()).toEqual({
        state: 'failed',
        donation,
        failure: { kind: 'checkout', failure: blocked },
      });
      expect(checkout.opened).toEqual([]);
      expect(payments.pending.store.getState().value).toEqual([]);
    },
  );

  it('[DON-03] if the checkout does not open, the payment fails and its order is hidden', async () => {
    const { payments, checkout } = sessionOver(good);
    const done = payments.donate(donation, campaign);
    (await opened(checkout)).fail({ kind: 'script' });
    await done;
    expect(payments.payment.getState()).toMatchObject({
      state: 'failed',
      failure: { kind: 'checkout', failure: { kind: 'script' } },
    });
    expect(await payments.abandoned()).toEqual([]);
    expect(payments.pending.store.getState().value).toMatchObject([{ orderId: 'order_1', stage: 'hidden' }]);
  });

  it('[DON-03] if the server refuses the order, the payment fails with the server’s message', async () => {
    const refused = refusedCall('transactions.createOrder', 422, { message: 'Donations pause until six.' });
    const { payments, checkout } = sessionOver({ ...good, 'transactions.createOrder': refused });
    await payments.donate(donation, campaign);
    expect(payments.payment.getState()).toMatchObject({
      state: 'failed',
      failure: { kind: 'order', failure: { status: 422, message: 'Donations pause until six.' } },
    });
    expect(checkout.opened).toEqual([]);
  });

  it('[DON-03] a payment session treats an unknown error as a connection failure, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const unknown = new Error('Odd');
    const { payments } = sessionOver({ ...good, 'transactions.createOrder': unknown });
    await payments.donate(donation, campaign);
    expect(payments.payment.getState()).toMatchObject({
      state: 'failed',
      failure: { kind: 'order', failure: { kind: 'network' } },
    });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\w/), unknown);
    log.mockRestore();
  });

  it('[DON-04] a payment session logs an unknown checkout error and reports the payment as ‘no-proof’, not as failed', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const unknown = new Error('Odd');
    const { payments } = sessionOver(good, memoryArea(), undefined, {
      checkout: { prepare: async () => undefined, open: () => Promise.reject(unknown) },
    });
    await payments.donate(donation, campaign);
    expect(payments.payment.getState().state).toBe('no-proof');
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\w/), unknown);
    log.mockRestore();
  });

  it('[DON-03] a payment session creates no order after the donor has signed out', async () => {
    const { payments, call } = sessionOver(good, memoryArea(), undefined, { isSignedIn: () => false });
    await payments.donate(donation, campaign);
    expect(payments.payment.getState()).toMatchObject({
      state: 'failed',
      failure: { kind: 'order', failure: { kind: 'http', status: 401 } },
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('[DON-03] a payment session opens no checkout if the donor is signed out while the order is being created', async () => {
    let isSignedIn = true;
    const { payments, checkout, call } = sessionOver(good, memoryArea(), undefined, {
      isSignedIn: () => isSignedIn,
    });
    call.mockImplementationOnce(async () => {
      isSignedIn = false;
      return good['transactions.createOrder'];
    });
    void payments.donate(donation, campaign);
    await vi.waitFor(() =>
      expect(payments.payment.getState()).toMatchObject({
        state: 'failed',
        failure: { kind: 'order', failure: { kind: 'http', status: 401 } },
      }),
    );
    expect(checkout.opened).toEqual([]);
  });

  it('[DON-04] a verification that fails because the donor is signed out does not count as a try', async () => {
    let isSignedIn = true;
    const { payments, checkout, call } = sessionOver(good, memoryArea(), undefined, {
      isSignedIn: () => isSignedIn,
    });
    const done = payments.donate(donation, campaign);
    const open = await opened(checkout);
    isSignedIn = false;
    open.pay();
    await done;
    expect(payments.payment.getState()).toMatchObject({
      state: 'unverified',
      failure: { kind: 'call', failure: { kind: 'http', status: 401 } },
      tries: 0,
    });
    expect(call).toHaveBeenCalledOnce();
    isSignedIn = true;
    await payments.verify('order_1');
    expect(payments.payment.getState().state).toBe('done');
  });

  it('[DON-04] while a donor’s payment is open in one tab, another tab can start a payment only for another donor', async () => {
    const taken = new Set<string>();
    const locks: PaymentOptions['locks'] = {
      ...browserLocks(undefined),
      isTaken: async (name) => taken.has(name),
      async ifFree(name, work) {
        if (taken.has(name)) return false;
        taken.add(name);
        await work();
        taken.delete(name);
        return true;
      },
    };
    const area = memoryArea();
    const first = sessionOver(good, area, undefined, { locks });
    const second = sessionOver(good, area, undefined, { locks });
    const done = first.payments.donate(donation, campaign);
    const open = await opened(first.checkout);
    await second.payments.donate(donation, campaign);
    expect(second.payments.payment.getState()).toMatchObject({
      state: 'failed',
      failure: { kind: 'other-tab' },
    });
    second.payments.pending.refresh();
    expect(await second.payments.abandoned()).toEqual([]);
    const payer = { id: 'user_2', name: 'Asha', email: null };
    const other = sessionOver(good, memoryArea(), undefined, { locks, payer });
    void other.payments.donate(donation, campaign);
    (await opened(other.checkout)).dismiss();
    open.pay();
    await done;
    expect(first.payments.payment.getState().state).toBe('done');
  });

  it('a donor can give again while the campaign is still reloading after the previous donation', async () => {
    let isTaken = false;
    const locks: TabLocks = {
      ...browserLocks(undefined),
      async ifFree(_, work) {
        if (isTaken) return false;
        isTaken = true;
        await work();
        isTaken = false;
        return true;
      },
    };
    const onVerified = () => new Promise<void>(() => {});
    const { payments, checkout } = sessionOver(good, memoryArea(), undefined, { locks, onVerified });
    void payments.donate(donation, campaign);
    (await opened(checkout)).pay();
    await vi.waitFor(() => expect([payments.payment.getState().state, isTaken]).toEqual(['done', false]));
    payments.again();
    void payments.donate(donation, campaign);
    await vi.waitFor(() => expect(checkout.opened).toHaveLength(2));
  });

  it('[DON-04] a payment session verifies nothing when an abandoned checkout is dismissed', async () => {
    const { payments, checkout, call } = sessionOver(good);
    const done = payments.donate(donation, campaign);
    const open = await opened(checkout);
    payments.leave();
    await done;
    open.dismiss();
    await Promise.resolve();
    expect(payments.payment.getState().state).toBe('abandoned');
    expect(call).toHaveBeenCalledOnce();
  });

  /** Captures a payment whose verification returns `answer`. */
  async function unverified(answer: unknown, readings: readonly (Campaign | Error)[] = []) {
    const list = [...readings];
    const made = sessionOver({ ...good, 'transactions.verifyPayment': answer }, memoryArea(), async () => {
      const next = list.shift() ?? campaign;
      if (next instanceof Error) throw next;
      return next;
    });
    const done = made.payments.donate(donation, campaign);
    (await opened(made.checkout)).pay();
    await done;
    return made;
  }
  const listed = { ...campaign, donations: [{ id: 'new', donorId: 'user_1', amount: 50 }] };
  const refusedProof = refusedCall('transactions.verifyPayment', 400, { error: 'Used already.' });

  it('[DON-04] if the server refuses a verification but the campaign lists a new donation of the same amount, a payment session reports the payment as possibly listed, not as verified', async () => {
    const { payments, onVerified } = await unverified(refusedProof, [campaign, listed]);
    expect(payments.payment.getState()).toMatchObject({
      state: 'unverified',
      failure: { kind: 'may-be-listed' },
    });
    expect(onVerified).not.toHaveBeenCalled();
  });

  it('[DON-04] after a refused verification, a payment stays unverified if the campaign lists no new donation or cannot be read', async () => {
    for (const reading of [campaign, new ApiError('fundraisers.byId', { kind: 'timeout' })]) {
      const { payments } = await unverified(refusedProof, [campaign, reading]);
      expect(payments.payment.getState()).toMatchObject({
        state: 'unverified',
        failure: { kind: 'call', failure: { status: 400, message: 'Used already.' } },
        tries: 1,
      });
    }
  });

  it.each([
    ['the connection fails', new ApiError('transactions.verifyPayment', { kind: 'network' }), 1],
    ['the session ends', refusedCall('transactions.verifyPayment', 401), 0],
  ])('[DON-04] a payment stays unverified if %s during its verification', async (_, failure, tries) => {
    const { payments } = await unverified(failure, [campaign, listed]);
    expect(payments.payment.getState()).toMatchObject({ state: 'unverified', tries });
  });

  it('[DON-04] a payment session does not verify a payment that another tab has already verified', async () => {
    const { payments, call, area } = await unverified({ success: false });
    const other = pendingPayments(
      'user_1',
      () => area,
      () => NOW,
    );
    for (const one of other.store.getState().value) other.put({ ...one, stage: 'verified' });
    call.mockClear();
    await payments.verify('order_1');
    expect(payments.payment.getState().state).toBe('done');
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['unverified', 'verified', 'done'],
    ['unverified', 'taken-hidden', 'idle'],
    ['dismissed', 'hidden', 'idle'],
    ['abandoned', 'hidden', 'idle'],
    ['no-proof', 'hidden', 'idle'],
  ] as const)(
    '[DON-04] [DON-05] a payment in the state ‘%s’, marked as ‘%s’ by another tab, changes to ‘%s’',
    async (shown, stage, end) => {
      const answers = { ...good, 'transactions.verifyPayment': { success: false } };
      const { payments, checkout, onVerified, area } = sessionOver(answers);
      const done = payments.donate(donation, campaign);
      const open = await opened(checkout);
      if (shown === 'unverified') open.pay();
      else if (shown === 'dismissed') open.dismiss();
      else if (shown === 'abandoned') payments.leave();
      else open.fail({ kind: 'no-proof' });
      await done;
      expect(payments.payment.getState().state).toBe(shown);

      const other = pendingPayments(
        'user_1',
        () => area,
        () => NOW,
      );
      for (const one of other.store.getState().value) other.put({ ...one, stage });
      payments.pending.refresh();
      expect(payments.payment.getState().state).toBe(end);
      expect(onVerified).toHaveBeenCalledTimes(end === 'done' ? 1 : 0);
    },
  );

  it('[DON-04] a payment session does not verify unknown orders, or orders without a captured payment', async () => {
    const { payments, checkout, call } = sessionOver(good);
    await payments.verify('order_9');
    const done = payments.donate(donation, campaign);
    (await opened(checkout)).dismiss();
    await done;
    await payments.verify('order_1');
    expect(payments.payment.getState().state).toBe('dismissed');
    expect(call).toHaveBeenCalledOnce();
  });

  it('[DON-04] a payment session’s hide() hides an abandoned order, but never a captured payment', async () => {
    const { payments, checkout } = sessionOver({ ...good, 'transactions.verifyPayment': { success: false } });
    payments.hide('order_9');
    const done = payments.donate(donation, campaign);
    const open = await opened(checkout);
    payments.leave();
    await done;
    payments.hide('order_1');
    expect(await payments.abandoned()).toEqual([]);
    expect(payments.pending.store.getState().value).toMatchObject([{ stage: 'hidden' }]);
    open.pay();
    await vi.waitFor(() => expect(payments.payment.getState().state).toBe('unverified'));
    payments.hide('order_1');
    expect(payments.pending.store.getState().value).toMatchObject([{ stage: 'taken' }]);
  });

  it('[DON-04] a payment session becomes idle if the donor hides the payment during verification', async () => {
    const { payments, call } = await unverified({ success: false });
    call.mockImplementationOnce(async () => {
      payments.hideTaken('order_1');
      return { success: false };
    });
    await payments.verify('order_1');
    expect(payments.payment.getState().state).toBe('idle');
  });

  it('[DON-04] hiding an earlier payment does not affect the payment on screen', async () => {
    let orders = 0;
    const { payments, checkout, call } = sessionOver({});
    call.mockImplementation(async (operation) =>
      operation === 'transactions.createOrder'
        ? { id: `order_${++orders}`, amount: 5000 }
        : { success: false },
    );
    for (const count of [1, 2]) {
      const done = payments.donate(donation, campaign);
      await vi.waitFor(() => expect(checkout.opened).toHaveLength(count));
      checkout.opened.at(-1)?.pay();
      await done;
    }
    payments.hideTaken('order_1');
    expect(payments.payment.getState()).toMatchObject({
      state: 'unverified',
      donation: { orderId: 'order_2' },
    });
    expect(payments.pending.store.getState().value).toMatchObject([
      { stage: 'taken-hidden' },
      { stage: 'taken' },
    ]);
    payments.hideTaken('order_9');
    payments.again();
    payments.hideTaken('order_2');
    expect(payments.payment.getState().state).toBe('idle');
  });
});
