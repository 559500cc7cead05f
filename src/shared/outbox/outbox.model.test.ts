import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CALL_TIMEOUT_MS } from '#contract/endpoint.ts';
import { READ_PATIENCE_MS } from '../api/api-client.ts';
import { memoryArea } from '../store/memory-area.ts';
import { browserLocks, type TabLocks } from '../store/tab-locks.ts';
import type { Arrived, Delivery, OutboxEntry, OutboxKind } from './outbox-rules.ts';
import { createOutboxSender, entryLock, type OutboxChannel, type OutboxSender } from './outbox-sender.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';

/** How many histories are played. `OUTBOX_RUNS=100000` plays more of them. */
const RUNS = Number(process.env.OUTBOX_RUNS ?? 10_000);
const USER = 'user_1';
const LOCK = 'outbox';
const START = Date.UTC(2026, 10, 22);

/** What becomes of a call: on its way there, at the server, and on its way back. */
const fates = ['answered', 'dropped before', 'dropped after', 'refused', 'busy', 'session lost'] as const;
type Fate = (typeof fates)[number];

/** The server can be asked about an application and not about a message. */
const subjects = [
  ['application', 'one'],
  ['application', 'two'],
  ['message', ''],
] as const satisfies readonly (readonly [OutboxKind, string])[];

type Action =
  | { readonly do: 'keep'; readonly what: number; readonly isDoubtful: boolean }
  | { readonly do: 'wake' | 'close' | 'send now'; readonly tab: number }
  | { readonly do: 'settle'; readonly call: number; readonly fate: Fate }
  | { readonly do: 'withdraw' | 'edit' | 'again'; readonly tab: number; readonly what: number }
  | { readonly do: 'open' | 'deploy' | 'sign in or out' | 'on or off' }
  | { readonly do: 'wait'; readonly ms: number };

/** A call that left a tab. A tab that is closed hears no answer. */
interface Flight {
  readonly tab: Tab;
  /** When the client gives it up. */
  readonly until: number;
  settle(fate: Fate): void;
}

/** One text that a person wrote and left to be sent. */
interface Letter {
  readonly kind: OutboxKind;
  arrivals: number;
  /** How often the person wanted it sent although it was not known whether it had arrived. */
  allowed: number;
  isWithdrawn: boolean;
}

interface Tab {
  readonly store: OutboxStore;
  readonly sender: OutboxSender;
  readonly locks: TabLocks;
  isOpen: boolean;
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

class World {
  readonly area = memoryArea();
  readonly letters = new Map<string, Letter>();
  readonly flights: Flight[] = [];
  readonly tabs: Tab[] = [];
  readonly hasLocks: boolean;
  clock = START;
  isSignedIn = true;
  isOnline = true;
  version = 1;
  private readonly held = new Map<string, Tab>();
  private ids = 0;

  constructor(hasLocks: boolean) {
    this.hasLocks = hasLocks;
    this.open();
  }

  open(): void {
    const now = () => this.clock;
    const createId = () => `${++this.ids}`;
    const store = createOutboxStore({
      userId: USER,
      getStorage: () => this.area,
      now,
      createId,
      version: this.version,
    });
    const locks = this.hasLocks ? this.locksOf(() => tab) : browserLocks(undefined);
    const tab: Tab = {
      store,
      locks,
      isOpen: true,
      sender: createOutboxSender({
        store,
        loadChannels: async () => ({
          application: this.route('application', () => tab),
          message: this.route('message', () => tab),
        }),
        locks,
        lockName: LOCK,
        isOwner: () => this.isSignedIn,
        isOnline: () => this.isOnline,
        now,
        random: () => 0.5,
      }),
    };
    this.tabs.push(tab);
  }

  /** As the browser's: a tab that closes lets go of what it holds, and goes no further. */
  private locksOf(tabOf: () => Tab): TabLocks {
    const ifFree: TabLocks['ifFree'] = async (name, work) => {
      const tab = tabOf();
      if (this.held.has(name) || !tab.isOpen) return false;
      this.held.set(name, tab);
      try {
        await work();
      } finally {
        if (this.held.get(name) === tab) this.held.delete(name);
      }
      return true;
    };
    return { inTurn: async (_, work) => work(), ifFree, isTaken: async (name) => this.held.has(name) };
  }

  private route(kind: OutboxKind, tabOf: () => Tab): OutboxChannel {
    const letterOf = (payload: unknown): Letter => {
      const letter = this.letters.get(String(payload));
      if (letter === undefined) throw new Error(`No entry was written with ${String(payload)}`);
      return letter;
    };
    const send = (payload: unknown) =>
      new Promise<Delivery>((resolve) => {
        const tab = tabOf();
        const letter = letterOf(payload);
        this.flights.push({
          tab,
          until: this.clock + CALL_TIMEOUT_MS,
          settle: (fate) => {
            if (fate === 'answered' || fate === 'dropped after') letter.arrivals += 1;
            if (tab.isOpen) resolve(deliveryOf(fate));
          },
        });
      });
    if (kind === 'message') return { send };
    const lookUp = (payload: unknown) =>
      new Promise<Arrived | null>((resolve, reject) => {
        const tab = tabOf();
        this.flights.push({
          tab,
          until: this.clock + READ_PATIENCE_MS,
          settle: (fate) => {
            if (!tab.isOpen) return;
            if (fate === 'answered') resolve(letterOf(payload).arrivals > 0 ? { type: 'arrived' } : null);
            else reject(new TypeError('Failed to fetch'));
          },
        });
      });
    return { send, lookUp };
  }

  close(tab: Tab, fate: Fate): void {
    tab.isOpen = false;
    for (const [name, holder] of this.held) if (holder === tab) this.held.delete(name);
    this.land((flight) => flight.tab === tab, fate);
  }

  land(which: (flight: Flight) => boolean, fate: Fate): void {
    for (const flight of this.flights.filter(which)) {
      this.flights.splice(this.flights.indexOf(flight), 1);
      flight.settle(fate);
    }
  }

  /** The open tabs, of which there is at least one. */
  tab(index: number): Tab {
    if (!this.tabs.some(({ isOpen }) => isOpen)) this.open();
    const open = this.tabs.filter(({ isOpen }) => isOpen);
    return open[index % open.length] as Tab;
  }

  entryAt(tab: Tab, what: number): OutboxEntry | null {
    const [kind, subject] = subjects[what % subjects.length] as (typeof subjects)[number];
    return tab.store.current({ kind, subject });
  }

  async play(action: Action): Promise<void> {
    switch (action.do) {
      case 'keep': {
        const tab = this.tab(0);
        const [kind, subject] = subjects[action.what % subjects.length] as (typeof subjects)[number];
        // Where something waits, it is shown in place of the form.
        if (tab.store.current({ kind, subject }) !== null) return;
        const payload = `letter ${++this.ids}`;
        const isDoubtful = action.isDoubtful && kind === 'application';
        const isStored = tab.store.put({
          kind,
          subject,
          title: 'Letter',
          payload,
          deadline: null,
          isDoubtful,
        });
        if (isStored) this.letters.set(payload, { kind, arrivals: 0, allowed: 1, isWithdrawn: false });
        return;
      }
      case 'wake':
        // Without locks nothing is sent automatically.
        if (this.hasLocks) void this.tab(action.tab).sender.sendAll();
        return;
      case 'send now':
        void this.tab(action.tab).sender.sendAll(true);
        return;
      case 'close':
        return this.close(this.tab(action.tab), action.tab % 2 === 0 ? 'dropped before' : 'dropped after');
      case 'settle': {
        const flight = this.flights[action.call % Math.max(1, this.flights.length)];
        if (flight) this.land((one) => one === flight, action.fate);
        return;
      }
      case 'withdraw':
      case 'edit': {
        const tab = this.tab(action.tab);
        const entry = this.entryAt(tab, action.what);
        if (entry === null) return;
        await tab.locks.ifFree(entryLock(LOCK, entry), async () => {
          const letter = this.letters.get(String(entry.payload));
          if (tab.store.remove(entry) && letter) letter.isWithdrawn = true;
        });
        return;
      }
      case 'again': {
        const tab = this.tab(action.tab);
        const entry = this.entryAt(tab, action.what);
        if (entry === null || tab.store.apply(entry, { type: 'again' }) === null) return;
        const letter = this.letters.get(String(entry.payload));
        if (letter) letter.allowed += 1;
        return;
      }
      case 'open':
        return this.open();
      case 'deploy':
        this.version += 1;
        return this.open();
      case 'sign in or out':
        this.isSignedIn = !this.isSignedIn;
        return;
      case 'on or off':
        this.isOnline = !this.isOnline;
        return;
      case 'wait':
        this.clock += action.ms;
        // A call that hangs is given up; whether the server had it is anybody's guess.
        this.land(
          ({ until }) => until <= this.clock,
          this.ids % 2 === 0 ? 'dropped before' : 'dropped after',
        );
    }
  }

  /** What is said about a letter in the newest code's list. */
  stored(): ReadonlyMap<string, OutboxEntry> {
    const { store } = this.tabs.at(-1) as Tab;
    store.refresh();
    return new Map(store.entries.getState().map((entry) => [String(entry.payload), entry]));
  }

  check(): void {
    const stored = this.stored();
    for (const [payload, letter] of this.letters) {
      const asked = letter.kind !== 'message';
      if (!asked) expect(letter.arrivals).toBeLessThanOrEqual(letter.allowed);
      // Where the server can be asked, the person's own second try is looked up, too, unless it was refused.
      if (asked) expect(letter.arrivals).toBeLessThanOrEqual(1);
      const isHere = stored.has(payload) || letter.isWithdrawn || letter.arrivals > 0;
      expect(isHere, `${payload} is lost`).toBe(true);
    }
  }
}

function deliveryOf(fate: Fate): Delivery {
  switch (fate) {
    case 'answered':
      return { type: 'arrived' };
    case 'dropped before':
    case 'dropped after':
      return { type: 'unknown' };
    case 'refused':
      return { type: 'refused', said: 'No.' };
    case 'busy':
      return { type: 'busy', retryAfterMs: null };
    case 'session lost':
      return { type: 'sign-in', said: 'Please sign in.' };
  }
}

const index = fc.nat(5);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('keep'), what: index, isDoubtful: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('wake', 'send now'), tab: index }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('settle'), call: index, fate: fc.constantFrom(...fates) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close'), tab: index }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('withdraw', 'edit', 'again'), tab: index, what: index }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('open', 'deploy', 'sign in or out', 'on or off') }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1000, 12_000, 60_000) }) },
) as fc.Arbitrary<Action>;

/** The connection is stable, the person is there, and the newest code is open alone. */
async function comeToRest(world: World): Promise<void> {
  world.isSignedIn = true;
  world.isOnline = true;
  for (const tab of world.tabs) if (tab.isOpen) world.close(tab, 'dropped after');
  world.open();
  const tab = world.tabs.at(-1) as Tab;
  for (let round = 0; round < 4; round += 1) {
    world.clock += 600_000;
    void tab.sender.sendAll(true);
    for (let step = 0; step < 12; step += 1) {
      await settled();
      world.land(() => true, 'answered');
    }
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([true, false])(
  '[OUT-04] loses nothing, sends nothing twice where the server can be asked, and says what is unclear (locks: %s)',
  async (hasLocks) => {
    const seen = { sent: 0, unclear: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async (actions) => {
        const world = new World(hasLocks);
        for (const each of actions) {
          await world.play(each);
          await settled();
          world.check();
        }
        await comeToRest(world);
        world.check();
        for (const [payload, letter] of world.letters) {
          const entry = world.stored().get(payload);
          // Nothing is left in between: it has arrived, or the person knows why not.
          if (entry !== undefined) expect(['refused', 'unclear']).toContain(entry.state);
          if (entry?.state === 'unclear') expect(letter.kind).toBe('message');
          else if (!letter.isWithdrawn && entry?.state !== 'refused') {
            expect(letter.arrivals).toBeGreaterThan(0);
          }
          if (entry?.state === 'unclear') seen.unclear += 1;
          else if (entry?.state === 'refused') seen.refused += 1;
          else if (letter.arrivals > 0) seen.sent += 1;
        }
      }),
      { numRuns: hasLocks ? RUNS : RUNS / 10 },
    );
    // The histories reach what they are to be about.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  },
  300_000,
);
