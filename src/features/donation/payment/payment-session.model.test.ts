import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Campaign } from '#features/crowdfunding/index.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { createFakeCheckout, type OpenCheckout } from '#shared/payment/fake-checkout.test-utils.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import type { TabLocks } from '#shared/store/tab-locks.ts';
import { createPaymentSession, type PaymentSession } from './payment-session.ts';
import { merged, paidDonation, pendingPayments, type StoredPayment } from './pending-payments-store.ts';

/**
 * The outcome of a verification. 'unlisted' means that it succeeds, but the campaign never lists
 * the donation.
 */
type Fate = 'success' | 'unlisted' | 'success, response lost' | 'refused' | 'connection lost';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 22);
const USER = 'user_1';
const KEY = 'eduempower.pending-payments.user_1';
const noWarning = () => undefined;

interface Verification {
  readonly orderId: string;
  readonly paise: number;
  readonly tab: Tab;
  settle(fate: Fate): void;
}

interface OrderCall {
  resolve(): void;
  reject(): void;
}

/** A tab with its own payment session. A closed tab receives no responses. */
class Tab {
  isOpen = true;
  /** Whether the campaign's page is on screen. */
  isShown = true;
  /** The campaign's title as shown now, and as shown when the donor clicked Donate. */
  readonly title = { shown: 'A library', pressed: '' };
  /** Checkouts that the donor has dismissed or left, but that may still send a proof of payment. */
  readonly late: OpenCheckout[] = [];
  /** Number of checkouts that have ended. */
  ended = 0;
  readonly signOut = new AbortController();
  readonly checkout = createFakeCheckout();
  readonly reads: OrderCall[] = [];
  readonly orders: OrderCall[] = [];
  readonly payments: PaymentSession;

  constructor(world: World) {
    this.payments = createPaymentSession({
      api: { call: world.serverFor(this) as never },
      checkout: {
        ...this.checkout,
        open: (order, ...rest) => {
          if (!this.isShown) world.openedElsewhere.push(order.orderId);
          return this.checkout.open(order, ...rest);
        },
      },
      payer: { id: USER, name: 'Vikram Mehta', email: null },
      isSignedIn: () => world.isSignedIn,
      isShown: () => this.isShown,
      register: async () => null,
      signal: this.signOut.signal,
      pending: pendingPayments(
        USER,
        () => world.area,
        () => world.clock,
      ),
      locks: world.locksFor(this),
      readCampaign: async () => {
        const campaign = await world.readFor(this);
        this.title.shown = campaign.title;
        return campaign;
      },
      now: () => world.clock,
      onVerified: () => undefined,
    });
  }

  donate(paise: number): void {
    this.title.pressed = this.title.shown;
    const campaignTitle = this.title.shown;
    void this.payments.donate(
      { campaignId: 'fund_1', campaignTitle, paise },
      { title: campaignTitle, goalAmount: 1, ownerId: null },
    );
  }
}

/**
 * Models a donor, a browser with two tabs, a server and a payment provider. `check` asserts the
 * invariants.
 */
class World {
  readonly area = memoryArea();
  clock = START;
  isSignedIn = true;
  campaign: 'open' | 'deleted' | 'ended' | 'unreachable' = 'open';
  campaignTitle = 'A library';
  tabs: Tab[] = [];
  clicks = 0;
  orders = 0;
  /** Orders for a campaign that was not open, or that had changed since the donor saw it. */
  readonly madeWrongly: string[] = [];
  /** Orders whose checkout opened over another page. */
  readonly openedElsewhere: string[] = [];
  /** Calls sent after sign-out. */
  readonly sentSignedOut: string[] = [];
  /** Order ids of payments whose proof reached a tab. */
  readonly captured = new Set<string>();
  /**
   * Orders whose page was closed while the donor paid in a UPI app. Money may have been captured,
   * but no proof arrived.
   */
  readonly interrupted = new Set<string>();
  readonly sent = new Map<string, number>();
  readonly asked = new Map<string, number>();
  readonly inFlight: Verification[] = [];
  /**
   * Orders that a tab knows to be verified, each with the number of verifications sent before the
   * tab received the confirmation.
   */
  readonly heard = new Map<string, number>();
  readonly verifiedByServer = new Set<string>();
  readonly donations: { readonly id: string; readonly amount: number; readonly donorId: string }[] = [];
  /** Captured payments that the donor has hidden. The store may delete them. */
  readonly hideTaken = new Set<string>();
  /**
   * Captured orders that were deleted from the device, each with the tabs that still had its proof
   * at that time.
   */
  readonly cleared = new Map<string, Set<Tab>>();
  readonly #locks = new Map<string, { tab: Tab; waiting: { tab: Tab; go: () => void }[] }>();

  constructor() {
    this.tabs = [new Tab(this), new Tab(this)];
  }

  get deadline(): number {
    return this.campaign === 'ended' ? this.clock - 1 : this.clock + 400 * DAY_MS;
  }

  /** Resolves with the campaign's state at the time of the response. */
  readFor(tab: Tab): Promise<Campaign> {
    return new Promise((resolve, reject) => {
      const fail = (status?: number) =>
        reject(new ApiError('fundraisers.byId', status ? { kind: 'http', status } : { kind: 'network' }));
      tab.reads.push({
        resolve: () => {
          if (this.campaign === 'unreachable') return fail();
          if (this.campaign === 'deleted') return fail(404);
          const deadline = new Date(this.deadline).toISOString();
          const donations = [...this.donations];
          resolve({
            id: 'fund_1',
            title: this.campaignTitle,
            goalAmount: 1,
            ownerId: null,
            deadline,
            donations,
          });
        },
        reject: () => fail(),
      });
    });
  }

  listDonation(orderId: string, paise: number): void {
    const id = `donation-${orderId}`;
    if (this.donations.some((donation) => donation.id === id)) return;
    this.donations.push({ id, amount: paise / 100, donorId: USER });
  }

  serverFor = (tab: Tab) => (operation: string, input: { body: Record<string, unknown> }) => {
    if (!this.isSignedIn) this.sentSignedOut.push(operation);
    if (operation === 'transactions.createOrder') {
      this.orders += 1;
      const id = `order_${this.orders}`;
      if (this.campaign !== 'open' || this.campaignTitle !== tab.title.pressed) this.madeWrongly.push(id);
      const amount = Math.round(Number(input.body.amount) * 100);
      return new Promise((resolve, reject) => {
        tab.orders.push({
          resolve: () => resolve({ id, amount }),
          reject: () => reject(new ApiError('transactions.createOrder', { kind: 'network' })),
        });
      });
    }
    const orderId = String(input.body.razorpay_order_id);
    const paise = Math.round(Number(input.body.amount) * 100);
    this.sent.set(orderId, (this.sent.get(orderId) ?? 0) + 1);
    return new Promise((resolve, reject) => {
      const refuse = () =>
        reject(
          new ApiError('transactions.verifyPayment', {
            kind: 'http',
            status: 400,
            message: 'Invalid signature',
          }),
        );
      const settle = (fate: Fate) => {
        this.inFlight.splice(this.inFlight.indexOf(verification), 1);
        const isAgain = this.verifiedByServer.has(orderId);
        if (fate === 'success' || fate === 'success, response lost' || fate === 'unlisted') {
          this.verifiedByServer.add(orderId);
          if (fate !== 'unlisted') this.listDonation(orderId, paise);
        }
        if (!tab.isOpen) return;
        // The Express backend refuses a proof that it has already accepted.
        if (fate === 'refused' || (isAgain && fate !== 'connection lost')) return refuse();
        if (fate === 'success' || fate === 'unlisted') {
          this.heard.set(orderId, this.sent.get(orderId) ?? 0);
          resolve({ success: true });
        } else reject(new ApiError('transactions.verifyPayment', { kind: 'network' }));
      };
      const verification: Verification = { orderId, paise, tab, settle };
      this.inFlight.push(verification);
    });
  };

  locksFor = (tab: Tab): TabLocks => ({
    inTurn: (name, work) =>
      new Promise((resolve, reject) => {
        const go = () => {
          const lock = this.#locks.get(name);
          this.#locks.set(name, { tab, waiting: lock?.waiting ?? [] });
          work()
            .then(resolve, reject)
            .finally(() => tab.isOpen && this.#release(name));
        };
        const held = this.#locks.get(name);
        if (held) held.waiting.push({ tab, go });
        else go();
      }),
    ifFree: async (name, work) => {
      if (this.#locks.has(name)) return false;
      this.#locks.set(name, { tab, waiting: [] });
      await work().finally(() => tab.isOpen && this.#release(name));
      return true;
    },
    isTaken: async (name) => this.#locks.has(name),
  });

  #release(name: string): void {
    const next = this.#locks.get(name)?.waiting.shift();
    if (next) next.go();
    else this.#locks.delete(name);
  }

  /** Closes a tab, even during a payment, and opens the page again. */
  reload(index: number): void {
    const [old] = this.tabs.splice(index, 1, new Tab(this));
    if (!old) return;
    old.isOpen = false;
    for (const [name, lock] of [...this.#locks]) {
      lock.waiting = lock.waiting.filter(({ tab }) => tab !== old);
      if (lock.tab === old) this.#release(name);
    }
  }

  stored(): readonly StoredPayment[] {
    const read = (text: string | undefined): readonly StoredPayment[] => {
      const { version, data } = JSON.parse(text ?? '{}') as { version?: number; data?: StoredPayment[] };
      return version === 2 && data ? data : [];
    };
    return merged(this.#entry(read, KEY), this.#entry(read, `${KEY}.v2`));
  }

  #entry(
    read: (text: string | undefined) => readonly StoredPayment[],
    key: string,
  ): readonly StoredPayment[] {
    try {
      return read(this.area.entries.get(key));
    } catch {
      // If the text is not valid JSON, other code has overwritten the key.
      return [];
    }
  }

  /**
   * Makes every tab load the stored orders. In browsers, tabs learn of each other's writes within
   * milliseconds, before a user can act.
   */
  notifyTabs(): void {
    for (const { payments } of this.tabs) payments.pending.refresh();
  }

  /** Deletes the device's data. */
  clear(): void {
    this.notifyTabs();
    this.#lose(() => this.area.entries.clear());
  }

  /** Overwrites the stored orders, as a newer version of the site or another program might. */
  overwrite(text: string): void {
    this.notifyTabs();
    this.#lose(() => this.area.entries.set(KEY, text));
  }

  #lose(change: () => void): void {
    change();
    const remaining = new Set(this.stored().map(({ orderId }) => orderId));
    for (const orderId of this.interrupted) if (!remaining.has(orderId)) this.interrupted.delete(orderId);
    for (const orderId of this.captured) {
      const holders = this.tabs.filter(({ payments }) =>
        proofIn(payments.pending.store.getState().value, orderId),
      );
      if (!remaining.has(orderId)) this.cleared.set(orderId, new Set(holders));
    }
  }

  tab(on: TabIndex): Tab {
    const tab = this.tabs[on];
    if (!tab) throw new Error('There are two tabs.');
    return tab;
  }

  check(): void {
    expect(this.orders, 'no order without a click').toBeLessThanOrEqual(this.clicks);
    expect(
      this.madeWrongly,
      'no order for a campaign that takes no donations, or that changed unseen',
    ).toEqual([]);
    expect(this.openedElsewhere, 'no checkout over another page').toEqual([]);
    expect(this.sentSignedOut, 'nothing is sent for a user who has signed out').toEqual([]);
    for (const [orderId, sent] of this.sent) {
      expect(sent, 'one verification, and one more for each request').toBeLessThanOrEqual(
        1 + (this.asked.get(orderId) ?? 0),
      );
      const flying = this.inFlight.filter((one) => one.orderId === orderId && one.tab.isOpen);
      expect(flying.length, 'one verification at a time').toBeLessThanOrEqual(1);
      const before = this.heard.get(orderId);
      if (before !== undefined) expect(sent, 'none after the first success').toBe(before);
    }
    const stored = this.stored();
    const lists = [stored, ...this.tabs.map(({ payments }) => payments.pending.store.getState().value)];
    for (const { orderId, stage } of lists.flat()) {
      if (stage !== 'verified') continue;
      expect([...this.heard.keys()], 'no payment is settled unless the server verified it').toContain(
        orderId,
      );
    }
    for (const orderId of this.captured) {
      if (this.heard.has(orderId) || this.hideTaken.has(orderId)) continue;
      if (proofIn(stored, orderId)) {
        this.cleared.delete(orderId);
        continue;
      }
      const holders = [...(this.cleared.get(orderId) ?? [])];
      expect(this.cleared.has(orderId), 'no captured payment is lost').toBe(true);
      for (const { isOpen, payments } of holders) {
        if (!isOpen) continue;
        expect(proofIn(payments.pending.store.getState().value, orderId), 'an open tab still has it').toBe(
          true,
        );
      }
    }
    for (const orderId of this.interrupted) {
      const stage = stored.find((one) => one.orderId === orderId)?.stage;
      if (stage === 'hidden') this.interrupted.delete(orderId);
      else expect(stage, 'the donor is asked about interrupted orders').toBe('open');
    }
    for (const { payments, checkout, ended } of this.tabs) {
      const payment = payments.payment.getState();
      const isShown = payment.state === 'checkout';
      expect(checkout.opened.length - ended, 'at most one open dialog, in the checkout state').toBe(
        isShown ? 1 : 0,
      );
      if (payment.state === 'done') {
        expect([...this.heard.keys()], 'no success without the server’s').toContain(payment.donation.orderId);
      }
      if (payment.state === 'unverified') {
        const { orderId } = payment.donation;
        const own = payments.pending.store.getState().value.find((one) => one.orderId === orderId);
        expect(own?.stage, 'unverified payments are captured, and neither verified nor hidden').toBe('taken');
      }
      if (payment.state === 'failed') {
        const { donation } = payment;
        expect(
          'orderId' in donation && this.captured.has(String(donation.orderId)),
          'a captured payment never shows as failed',
        ).toBe(false);
      }
    }
  }
}

const proofIn = (list: readonly StoredPayment[], orderId: string) =>
  list.some((payment) => payment.orderId === orderId && payment.proof !== null);

const settled = () => new Promise((resolve) => setImmediate(resolve));

type TabIndex = 0 | 1;

interface Happening {
  readonly name: string;
  readonly on: TabIndex;
  /** Whether the action is possible now. If omitted, the action is always possible. */
  readonly possible?: (tab: Tab, world: World) => boolean;
  readonly happen: (tab: Tab, world: World) => void;
}

/** An action by the donor, the server, the payment provider or the network in one tab. */
function command({ name, on, possible, happen }: Happening): fc.AsyncCommand<World, World> {
  return {
    check: (world) => possible?.(world.tab(on), world as World) ?? true,
    run: async (_, world) => {
      happen(world.tab(on), world);
      await settled();
      world.check();
    },
    toString: () => `${name} in tab ${on}`,
  };
}

const takenIn = ({ payments }: Tab) =>
  payments.pending.store
    .getState()
    .value.find((payment) => payment.stage === 'taken' && paidDonation(payment) !== null);

const click = (on: TabIndex, paise: number, times: number) =>
  command({
    name: `${times} clicks for ${paise} paise`,
    on,
    possible: (_, { isSignedIn }) => isSignedIn,
    happen: (tab, world) => {
      world.clicks += 1;
      for (let time = 0; time < times; time += 1) tab.donate(paise);
    },
  });

const callAnswered = (on: TabIndex, which: 'reads' | 'orders', succeeds: boolean) =>
  command({
    name: `one of the ${which} ${succeeds ? 'succeeds' : 'fails'}`,
    on,
    possible: (tab) => tab[which].length > 0,
    happen: (tab) => {
      const call = tab[which].shift();
      if (succeeds) call?.resolve();
      else call?.reject();
    },
  });

/**
 * How a checkout ends. `killed`: the browser closed the page, for example because the donor
 * switched to a UPI app. The payment may still be captured.
 */
type End = 'paid' | 'dismissed' | 'abandoned' | 'killed';

const checkoutEnds = (on: TabIndex, how: End) =>
  command({
    name: `the checkout is ${how}`,
    on,
    possible: ({ payments }) => payments.payment.getState().state === 'checkout',
    happen: (tab, world) => endCheckout(tab, world, how),
  });

function endCheckout(tab: Tab, world: World, how: End): void {
  const open = tab.checkout.opened.at(-1);
  if (!open) return;
  tab.ended += 1;
  if (how === 'paid') {
    open.pay();
    world.captured.add(open.order.orderId);
    return;
  }
  if (how === 'killed') {
    const { orderId } = open.order;
    // The order's record may have been deleted or dismissed earlier.
    if (world.stored().some((one) => one.orderId === orderId && one.stage === 'open')) {
      world.interrupted.add(orderId);
    }
    world.reload(world.tabs.indexOf(tab));
    return;
  }
  tab.late.push(open);
  if (how === 'abandoned') tab.payments.leave();
  else open.dismiss();
}

const lateProof = (on: TabIndex) =>
  command({
    name: 'a proof arrives late',
    on,
    possible: ({ late }) => late.length > 0,
    happen: ({ late }, world) => {
      const open = late.shift();
      open?.pay();
      if (open) world.captured.add(open.order.orderId);
    },
  });

const capturedWithoutProof = (on: TabIndex) =>
  command({
    name: 'the bank captures a dismissed order, and the server lists it',
    on,
    possible: ({ late }) => late.length > 0,
    happen: ({ late }, world) => {
      const order = late[0]?.order;
      if (!order) return;
      world.verifiedByServer.add(order.orderId);
      world.listDonation(order.orderId, order.paise);
    },
  });

const givenElsewhere = (on: TabIndex) =>
  command({
    name: 'the donor gives the same sum on another device',
    on,
    happen: (_, world) => world.listDonation(`elsewhere-${world.donations.length}`, 5000),
  });

const verifyAgain = (on: TabIndex, times: number) =>
  command({
    name: `${times} clicks on Verify again`,
    on,
    possible: (tab) => takenIn(tab) !== undefined,
    happen: (tab, world) => {
      const orderId = takenIn(tab)?.orderId ?? '';
      world.asked.set(orderId, (world.asked.get(orderId) ?? 0) + 1);
      for (let time = 0; time < times; time += 1) void tab.payments.verify(orderId);
    },
  });

const flyingFrom = (tab: Tab, world: World) =>
  world.inFlight.find((one) => one.tab === tab || !one.tab.isOpen);

const verificationAnswered = (on: TabIndex, fate: Fate) =>
  command({
    name: `the verification: ${fate}`,
    on,
    possible: (tab, world) => flyingFrom(tab, world) !== undefined,
    happen: (tab, world) => flyingFrom(tab, world)?.settle(fate),
  });

/** Advances the tab: delivers a response, ends the tab's checkout, or starts a payment. */
const goesOn = (on: TabIndex, sum: number, how: End, fate: Fate) =>
  command({
    name: `the tab advances (${sum} paise, ${how}, ${fate})`,
    on,
    happen: (tab, world) => {
      if (flyingFrom(tab, world)) flyingFrom(tab, world)?.settle(fate);
      else if (tab.reads.length > 0) tab.reads.shift()?.resolve();
      else if (tab.orders.length > 0) tab.orders.shift()?.resolve();
      else if (tab.payments.payment.getState().state === 'checkout') endCheckout(tab, world, how);
      else if (world.isSignedIn) {
        world.clicks += 1;
        tab.donate(sum);
      }
    },
  });

const simply = (name: string, happen: (tab: Tab, world: World) => void) =>
  on.map((tab) => command({ name, on: tab, happen }));

const on = fc.constantFrom<TabIndex[]>(0, 1);
const times = fc.constantFrom(1, 2);
const paise = fc.oneof(fc.constant(5000), fc.constant(5000), fc.integer({ min: 100, max: 999_999_999 }));
const fate = fc.constantFrom<Fate[]>(
  'success',
  'unlisted',
  'success, response lost',
  'refused',
  'connection lost',
);
const campaign = fc.constantFrom<World['campaign'][]>('open', 'open', 'deleted', 'ended', 'unreachable');
const foreign = fc.constantFrom(
  JSON.stringify({ version: 99, data: { orders: [] } }),
  JSON.stringify({ version: 2, data: [{ orderId: 'of another shape' }] }),
  'no JSON',
);
const end = fc.constantFrom<End[]>('paid', 'paid', 'paid', 'dismissed', 'abandoned', 'killed');
const going = fc.tuple(on, paise, end, fate).map((all) => goesOn(...all));
const progress = [
  fc.tuple(on, paise, times).map((all) => click(...all)),
  fc
    .tuple(on, fc.constantFrom('reads' as const, 'orders' as const), fc.constantFrom(true, true, true, false))
    .map((all) => callAnswered(...all)),
  fc.tuple(on, end).map((all) => checkoutEnds(...all)),
  fc.tuple(on, times).map((all) => verifyAgain(...all)),
  fc.tuple(on, fate).map((all) => verificationAnswered(...all)),
  on.map(lateProof),
];
const disturbances = [
  simply('the tab reads what others wrote', ({ payments }) => payments.pending.refresh()),
  simply('the donor starts a new form', ({ payments }) => payments.again()),
  simply('the donor leaves or reopens the campaign', (tab) => {
    tab.isShown = !tab.isShown;
  }),
  on.map((tab) => command({ name: 'a reload', on: tab, happen: (_, world) => world.reload(tab) })),
  on.map(capturedWithoutProof),
  on.map(givenElsewhere),
  simply('the donor hides every order without a proof', ({ payments }) => {
    for (const { orderId } of payments.pending.store.getState().value) payments.hide(orderId);
  }),
  simply('the donor hides a captured payment', (tab, world) => {
    const orderId = takenIn(tab)?.orderId;
    if (orderId === undefined) return;
    world.hideTaken.add(orderId);
    tab.payments.hideTaken(orderId);
  }),
  simply('the device’s data is cleared', (_, world) => world.clear()),
  fc
    .tuple(on, foreign)
    .map(([tab, text]) =>
      command({ name: `other code writes ${text}`, on: tab, happen: (_, world) => world.overwrite(text) }),
    ),
  fc.tuple(on, campaign).map(([tab, next]) =>
    command({
      name: `the campaign is ${next}`,
      on: tab,
      // Real servers check the campaign while they create the order. This model's server doesn't,
      // so the campaign must not change between the read and the order.
      possible: (_, world) => world.tabs.every(({ reads }) => reads.length === 0),
      happen: (_, world) => {
        world.campaign = next;
      },
    }),
  ),
  on.map((tab) =>
    command({
      name: 'the campaign’s title changes',
      on: tab,
      possible: (_, world) => world.tabs.every(({ reads }) => reads.length === 0),
      happen: (_, world) => {
        world.campaignTitle += '!';
      },
    }),
  ),
  fc.tuple(on, fc.boolean()).map(([tab, isSignedIn]) =>
    command({
      name: isSignedIn ? 'a user signs in' : 'a user signs out',
      on: tab,
      happen: (_, world) => {
        world.isSignedIn = isSignedIn;
      },
    }),
  ),
  fc.tuple(on, fc.integer({ min: -400, max: 400 })).map(([tab, days]) =>
    command({
      name: `the clock is ${days} days off`,
      on: tab,
      happen: (_, world) => {
        world.notifyTabs();
        world.clock = START + days * DAY_MS;
      },
    }),
  ),
];

it('[DON-04] whatever happens in two tabs, their payment sessions create no order without a click and lose no captured payment', async () => {
  const { PAYMENT_RUNS = '1500', PAYMENT_SEED } = process.env;
  const warn = console.warn;
  console.warn = noWarning;
  await fc
    .assert(
      fc.asyncProperty(
        // Most commands advance a tab. The others interrupt it.
        fc.commands([...Array.from({ length: 20 }, () => going), ...progress, ...disturbances], {
          maxCommands: 80,
          size: 'max',
        }),
        async (commands) => {
          await fc.asyncModelRun(() => {
            const world = new World();
            return { model: world, real: world };
          }, commands);
        },
      ),
      { numRuns: Number(PAYMENT_RUNS), ...(PAYMENT_SEED && { seed: Number(PAYMENT_SEED) }) },
    )
    .finally(() => {
      console.warn = warn;
    });
}, 3_600_000);
