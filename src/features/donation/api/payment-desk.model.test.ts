import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { createFakeCheckout } from '#shared/payment/fake-checkout.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { pendingPayments, takenGift } from '../model/pending-payments.ts';
import { createPaymentDesk, type PaymentDesk } from './payment-desk.ts';
import type { TabLocks } from './tab-locks.ts';

/** What a server or a line does with a call. */
type Fate = 'success' | 'success, answer lost' | 'refused' | 'line lost';

interface Verification {
  readonly orderId: string;
  readonly tab: Tab;
  settle(fate: Fate): void;
}

/** One tab with its own desk. A tab that was closed never hears of anything again. */
class Tab {
  isOpen = true;
  /** How many of its checkouts have ended. */
  ended = 0;
  readonly checkout = createFakeCheckout();
  readonly orders: { resolve(): void; reject(): void }[] = [];
  readonly desk: PaymentDesk;

  constructor(world: World) {
    this.desk = createPaymentDesk({
      api: { call: world.serverFor(this) as never },
      checkout: this.checkout,
      payer: { id: 'user_1', name: 'Vikram Mehta', email: null },
      pending: pendingPayments('user_1', () => world.area),
      locks: world.locksFor(this),
      now: () => 0,
      onVerified: async () => undefined,
    });
  }
}

/** A browser with some tabs, one person, one server and one provider; and all that has to be true of them. */
class World {
  readonly area = memoryArea();
  tabs: Tab[] = [];
  clicks = 0;
  orders = 0;
  /** Payments whose proof has reached a tab, by order. */
  readonly captured = new Set<string>();
  readonly sent = new Map<string, number>();
  readonly asked = new Map<string, number>();
  readonly inFlight: Verification[] = [];
  /** Orders of which a tab has heard the success, with how often it had been asked for by then. */
  readonly heard = new Map<string, number>();
  readonly verifiedByServer = new Set<string>();
  readonly #locks = new Map<string, { tab: Tab; waiting: { tab: Tab; go: () => void }[] }>();

  constructor() {
    this.tabs = [new Tab(this), new Tab(this)];
  }

  serverFor = (tab: Tab) => (operation: string, input: { body: Record<string, unknown> }) => {
    if (operation === 'transactions.createOrder') {
      this.orders += 1;
      const id = `order_${this.orders}`;
      const amount = Math.round(Number(input.body.amount) * 100);
      return new Promise((resolve, reject) => {
        tab.orders.push({
          resolve: () => resolve({ id, amount }),
          reject: () => reject(new ApiError('transactions.createOrder', { kind: 'network' })),
        });
      });
    }
    const orderId = String(input.body.razorpay_order_id);
    this.sent.set(orderId, (this.sent.get(orderId) ?? 0) + 1);
    return new Promise((resolve, reject) => {
      const settle = (fate: Fate) => {
        this.inFlight.splice(this.inFlight.indexOf(verification), 1);
        if (fate === 'success' || fate === 'success, answer lost') this.verifiedByServer.add(orderId);
        if (!tab.isOpen) return;
        if (fate === 'success') {
          this.heard.set(orderId, this.sent.get(orderId) ?? 0);
          resolve({ success: true });
        } else if (fate === 'refused') resolve({ success: false });
        else reject(new ApiError('transactions.verifyPayment', { kind: 'network' }));
      };
      const verification: Verification = { orderId, tab, settle };
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

  /** Closes a tab in the middle of whatever it does, and opens the page anew. */
  reload(index: number): void {
    const [old] = this.tabs.splice(index, 1, new Tab(this));
    if (!old) return;
    old.isOpen = false;
    for (const [name, lock] of [...this.#locks]) {
      lock.waiting = lock.waiting.filter(({ tab }) => tab !== old);
      if (lock.tab === old) this.#release(name);
    }
  }

  tab(on: TabIndex): Tab {
    const tab = this.tabs[on];
    if (!tab) throw new Error('There are two tabs.');
    return tab;
  }

  check(): void {
    expect(this.orders, 'no order without a click').toBeLessThanOrEqual(this.clicks);
    for (const [orderId, sent] of this.sent) {
      expect(sent, 'one verification, and one more for each time it was asked for').toBeLessThanOrEqual(
        1 + (this.asked.get(orderId) ?? 0),
      );
      const flying = this.inFlight.filter((one) => one.orderId === orderId && one.tab.isOpen);
      expect(flying.length, 'one verification at a time').toBeLessThanOrEqual(1);
      const before = this.heard.get(orderId);
      if (before !== undefined) expect(sent, 'none after the first success').toBe(before);
    }
    const kept = pendingPayments('user_1', () => this.area).store.getState().value;
    for (const orderId of this.captured) {
      const proof = kept.find((payment) => payment.orderId === orderId)?.proof;
      if (!this.heard.has(orderId)) expect(proof, 'money that was taken is not forgotten').toBeTruthy();
      expect(this.sent.get(orderId), 'every captured payment was verified once').toBeGreaterThanOrEqual(1);
    }
    for (const { desk, checkout, ended } of this.tabs) {
      const payment = desk.payment.getState();
      const isShown = payment.state === 'checkout';
      expect(checkout.opened.length - ended, 'one open dialog, and it is known').toBe(isShown ? 1 : 0);
      if (payment.state === 'done') {
        expect(this.verifiedByServer, 'no success without the server’s').toContain(payment.gift.orderId);
      }
      if (payment.state === 'failed' || payment.state === 'dismissed') {
        const { gift } = payment;
        expect('orderId' in gift && this.captured.has(String(gift.orderId)), 'taken is never failed').toBe(
          false,
        );
      }
    }
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const gift = (paise: number) => ({ campaignId: 'fund_1', campaignTitle: 'A library', paise });

type TabIndex = 0 | 1;

interface Happening {
  readonly name: string;
  readonly on: TabIndex;
  /** Whether it can happen now; always, where nothing is said. */
  readonly possible?: (tab: Tab, world: World) => boolean;
  readonly happen: (tab: Tab, world: World) => void;
}

/** Something that a person, the server, the provider or the line does in one tab. */
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

const takenIn = ({ desk }: Tab) =>
  desk.pending.store.getState().value.find((payment) => takenGift(payment) !== null);

const click = (on: TabIndex, paise: number, times: number) =>
  command({
    name: `${times} clicks for ${paise} paise`,
    on,
    happen: ({ desk }, world) => {
      world.clicks += 1;
      for (let time = 0; time < times; time += 1) void desk.donate(gift(paise));
    },
  });

const orderAnswered = (on: TabIndex, comes: boolean) =>
  command({
    name: comes ? 'the order comes' : 'the order fails',
    on,
    possible: ({ orders }) => orders.length > 0,
    happen: ({ orders }) => {
      const order = orders.shift();
      if (comes) order?.resolve();
      else order?.reject();
    },
  });

const checkoutEnds = (on: TabIndex, paid: boolean) =>
  command({
    name: paid ? 'somebody pays' : 'somebody closes the checkout',
    on,
    possible: ({ desk }) => desk.payment.getState().state === 'checkout',
    happen: (tab, world) => {
      const open = tab.checkout.opened.at(-1);
      tab.ended += 1;
      if (!paid) open?.dismiss();
      else if (open) {
        open.pay();
        world.captured.add(open.order.orderId);
      }
    },
  });

const verifyAgain = (on: TabIndex, times: number) =>
  command({
    name: `${times} clicks on Verify again`,
    on,
    possible: (tab) => takenIn(tab) !== undefined,
    happen: (tab, world) => {
      const orderId = takenIn(tab)?.orderId ?? '';
      world.asked.set(orderId, (world.asked.get(orderId) ?? 0) + 1);
      for (let time = 0; time < times; time += 1) void tab.desk.verify(orderId);
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

const on = fc.constantFrom<TabIndex[]>(0, 1);
const times = fc.constantFrom(1, 2);
const fate = fc.constantFrom<Fate[]>('success', 'success, answer lost', 'refused', 'line lost');
const happenings = [
  fc.tuple(on, fc.integer({ min: 100, max: 999_999_999 }), times).map((all) => click(...all)),
  fc.tuple(on, fc.boolean()).map((all) => orderAnswered(...all)),
  fc.tuple(on, fc.boolean()).map((all) => checkoutEnds(...all)),
  fc.tuple(on, times).map((all) => verifyAgain(...all)),
  fc.tuple(on, fate).map((all) => verificationAnswered(...all)),
  on.map((tab) =>
    command({ name: 'another tab wrote', on: tab, happen: ({ desk }) => desk.pending.refresh() }),
  ),
  on.map((tab) => command({ name: 'a new form', on: tab, happen: ({ desk }) => desk.again() })),
  on.map((tab) => command({ name: 'a reload', on: tab, happen: (_, world) => world.reload(tab) })),
];

it('[DON-04] whatever happens in two tabs, nobody pays twice, and no payment that was taken is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(happenings, { maxCommands: 60, size: 'max' }), async (commands) => {
      await fc.asyncModelRun(() => {
        const world = new World();
        return { model: world, real: world };
      }, commands);
    }),
    { numRuns: 1500 },
  );
}, 60_000);
