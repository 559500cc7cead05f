import { browserLocks } from '../store/tab-locks.ts';
import { IN_FLIGHT_MS, type NewOutboxEntry, type OutboxEntry } from './outbox-rules.ts';
import { entryLock } from './outbox-sender.ts';
import { outboxArea, signalOutbox } from './outbox-signal.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';

/** What one person can do with what waits. */
export interface Outbox {
  readonly store: OutboxStore;
  readonly lockName: string;
  /** @returns false where this device cannot store it */
  put(entry: NewOutboxEntry): boolean;
  /** Removes an entry, unless it is being sent now. @returns whether it is out */
  withdraw(entry: OutboxEntry): Promise<boolean>;
  /**
   * Removes an entry, once its text is stored elsewhere.
   *
   * @param save stores the text. @returns false where it could not
   * @returns whether it is out
   */
  edit(entry: OutboxEntry, save: () => boolean): Promise<boolean>;
  /** Sends what was refused, or what may have arrived, once more. */
  again(entry: OutboxEntry): void;
  /** Sends what waits, if that is possible now. */
  sendNow(): void;
}

const outboxes = new Map<string, Outbox>();

/** What a person has waiting: the same on every screen of this page. */
export function outboxOf(userId: string): Outbox {
  const known = outboxes.get(userId);
  if (known !== undefined) return known;
  const store = createOutboxStore({
    userId,
    getStorage: outboxArea(userId),
    now: Date.now,
    createId: () => crypto.randomUUID(),
  });
  const lockName = `eduempower.outbox.${userId}`;
  const locks = browserLocks(navigator.locks);
  const takeOut = async (entry: OutboxEntry, save: () => boolean): Promise<boolean> => {
    let isOut = false;
    await locks.ifFree(entryLock(lockName, entry), async () => {
      isOut = save() && store.remove(entry);
    });
    return isOut;
  };
  const outbox: Outbox = {
    store,
    lockName,
    put(entry) {
      // Where the browser says it is online, the connection has just dropped.
      const isStored = store.put(entry, navigator.onLine ? IN_FLIGHT_MS : 0);
      if (isStored) signalOutbox(false);
      return isStored;
    },
    withdraw: (entry) => takeOut(entry, () => true),
    edit: takeOut,
    again(entry) {
      store.apply(entry, { type: 'again' });
      signalOutbox(true);
    },
    sendNow: () => signalOutbox(true),
  };
  outboxes.set(userId, outbox);
  const follow = ({ key }: StorageEvent) => {
    if (store.isOwnKey(key)) store.refresh();
  };
  // The build draws a form whose message could wait.
  if (!import.meta.env.SSR) window.addEventListener('storage', follow);
  return outbox;
}
