import { pauseMs } from '../form/pause.ts';
import type { TabLocks } from '../store/tab-locks.ts';
import {
  type Arrived,
  asksSignIn,
  type Delivery,
  dueAt,
  isDue,
  type OutboxEntry,
  type OutboxKind,
} from './outbox-rules.ts';
import type { OutboxStore } from './outbox-store.ts';

/** How long a server that could not be reached is left alone, in milliseconds. */
const UNREACHABLE_MS = 60_000;

/** How one kind of thing is sent. */
export interface OutboxChannel {
  /** Sends it once. Never rejects: every outcome is a delivery. */
  readonly send: (payload: unknown) => Promise<Delivery>;
  /**
   * Asks the server whether it has arrived; null where it has not. Rejects where the server does not say. Missing where
   * the server has no such question.
   */
  readonly lookUp?: (payload: unknown) => Promise<Arrived | null>;
  /** Called when it has arrived, as the first or the last that is known of it. */
  readonly onArrived?: (payload: unknown) => void;
}

export interface OutboxSenderOptions {
  readonly store: OutboxStore;
  /** How each kind is sent; loaded when there is something to send. It rejects where that fails. */
  readonly loadChannels: () => Promise<Partial<Readonly<Record<OutboxKind, OutboxChannel>>>>;
  readonly locks: TabLocks;
  /** What the locks of this person are called. */
  readonly lockName: string;
  /** Whether this user is signed in now: nothing is sent in another user's session. */
  readonly isOwner: () => boolean;
  readonly isOnline: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Called with each settled entry. */
  readonly onEnd?: (entry: OutboxEntry) => void;
}

/** Sends what one person has waiting, one thing after the other. */
export interface OutboxSender {
  /**
   * Sends what is due, unless another tab is doing so.
   *
   * @param atOnce the person asks for it: a busy server is asked again before its time
   */
  sendAll(atOnce?: boolean): Promise<void>;
  /** When to call again, in milliseconds since 1970; null where all that waits is up to its person. */
  nextDue(): number | null;
}

/** The lock that stops an entry from being changed while it is sent. */
export function entryLock(lockName: string, { kind, subject }: OutboxEntry): string {
  return `${lockName}.${kind}.${subject}`;
}

/**
 * Sends what waits. An entry says that it has left before it leaves; where its answer is lost, the server is asked
 * before it is sent again, and where there is no way to ask it stays unclear.
 */
export function createOutboxSender(options: OutboxSenderOptions): OutboxSender {
  const { store, loadChannels, locks, lockName, isOwner, isOnline, now, random, onEnd } = options;

  const move: OutboxStore['apply'] = (entry, event) => {
    const next = store.apply(entry, event);
    if (next !== null && dueAt(next) === null) onEnd?.(next);
    return next;
  };

  /** An entry that is certain to be here alone, or null. */
  async function settle(entry: OutboxEntry, channel: OutboxChannel): Promise<OutboxEntry | null> {
    if (entry.state !== 'sending') return entry;
    if (channel.lookUp === undefined) {
      move(entry, { type: 'unclear' });
      return null;
    }
    let arrived: Arrived | null;
    try {
      arrived = await channel.lookUp(entry.payload);
    } catch (error) {
      console.warn('Whether it arrived could not be looked up; it is asked again later', error);
      return null;
    }
    if (arrived === null) return move(entry, { type: 'not-arrived' });
    if (move(entry, arrived)) channel.onArrived?.(entry.payload);
    return null;
  }

  async function send(entry: OutboxEntry, channel: OutboxChannel): Promise<void> {
    const leaving = move(entry, { type: 'send' });
    // What cannot be stored is not sent: a reload would lose it without a trace.
    if (leaving === null) return;
    const delivery = await channel.send(leaving.payload);
    switch (delivery.type) {
      case 'arrived':
        if (move(leaving, delivery)) channel.onArrived?.(leaving.payload);
        return;
      case 'not-arrived':
      case 'refused':
        return void move(leaving, delivery);
      case 'sign-in':
        return void move(leaving, { type: 'not-arrived', said: delivery.said });
      case 'busy': {
        const pause = pauseMs({ retryAfterMs: delivery.retryAfterMs, before: leaving.putOff, random });
        return void move(leaving, { type: 'put-off', until: now() + pause });
      }
      case 'unknown':
        // It stays as it is: the server is asked, as soon as a call cannot be on its way any more.
        if (channel.lookUp === undefined) move(leaving, { type: 'unclear' });
    }
  }

  async function deliver(entry: OutboxEntry, channel: OutboxChannel): Promise<void> {
    if (!isOwner() || !isOnline()) return;
    const certain = await settle(entry, channel);
    if (certain !== null && isOwner()) await send(certain, channel);
  }

  return {
    async sendAll(atOnce = false) {
      const isNext = (entry: OutboxEntry) => isDue(entry, now()) || (atOnce && entry.state === 'waiting');
      store.refresh();
      if (!isOnline() || !store.entries.getState().some(isNext)) return;
      const channels = await loadChannels();
      await locks.ifFree(lockName, async () => {
        for (const read of store.entries.getState()) {
          await locks.ifFree(entryLock(lockName, read), async () => {
            const entry = store.current(read);
            const channel = channels[read.kind];
            if (entry !== null && channel !== undefined && isNext(entry)) await deliver(entry, channel);
          });
        }
      });
    },
    nextDue() {
      const times = store.entries.getState().flatMap((entry) => {
        const due = asksSignIn(entry) ? null : dueAt(entry);
        if (due === null) return [];
        return isDue(entry, now()) ? now() + UNREACHABLE_MS : due;
      });
      return times.length === 0 ? null : Math.min(...times);
    },
  };
}
