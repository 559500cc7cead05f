import { createStore, type StoreApi } from 'zustand/vanilla';
import { persistedValue } from '../store/persisted-value.ts';
import { type GetStorage, keysIn, ownKey } from '../store/storage-area.ts';
import {
  isSameMoment,
  type NewOutboxEntry,
  newEntry,
  nextEntry,
  type OutboxEntry,
  type OutboxEvent,
  outboxEntrySchema,
} from './outbox-rules.ts';

/** What one person has waiting on this device, oldest first. The storage is the truth; this follows it. */
export interface OutboxStore {
  readonly entries: StoreApi<readonly OutboxEntry[]>;
  /**
   * Adds an entry, replacing one about the same thing.
   *
   * @param restMs how long it is left alone at first
   * @returns false where it could not be stored
   */
  put(entry: NewOutboxEntry, restMs?: number): boolean;
  /**
   * Changes an entry's state, if it is still as it was read.
   *
   * @returns the entry afterwards; null where another tab has changed it meanwhile, or it could not be stored
   */
  apply(entry: OutboxEntry, event: OutboxEvent): OutboxEntry | null;
  /** Removes an entry, if it is still as it was read. @returns whether it was there */
  remove(entry: OutboxEntry): boolean;
  /** The entry as the storage has it now; null where it is gone. */
  current(entry: Pick<OutboxEntry, 'kind' | 'subject'>): OutboxEntry | null;
  /** Takes over what another tab has written. */
  refresh(): void;
  /** Whether a change of this key in the browser's storage concerns this person's entries. */
  isOwnKey(key: string | null): boolean;
}

export interface OutboxStoreOptions {
  readonly userId: string;
  readonly getStorage: GetStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly createId: () => string;
  /** The version of the code's data. */
  readonly version?: number;
}

/**
 * Stores what waits under one key for each thing, so that tabs do not write over each other's entries. In the local
 * storage, because that is written before the call leaves, and not some time later: an entry says that it has left
 * before it leaves.
 */
export function createOutboxStore(options: OutboxStoreOptions): OutboxStore {
  const { userId, getStorage, now, createId, version = 1 } = options;
  const prefix = `${ownKey('outbox', userId)}.`;
  const persistedAt = (key: string) =>
    persistedValue({ key, version, schema: outboxEntrySchema, getStorage, upgrade: (data) => data });
  const persistedOf = ({ kind, subject }: Pick<OutboxEntry, 'kind' | 'subject'>) =>
    persistedAt(ownKey('outbox', userId, kind, subject));
  const read = () =>
    outboxKeys(prefix, getStorage)
      .flatMap((key) => persistedAt(key).read() ?? [])
      .sort((one, other) => one.savedAt - other.savedAt);
  const entries = createStore<readonly OutboxEntry[]>()(read);
  const refresh = () => {
    const found = read();
    if (JSON.stringify(found) !== JSON.stringify(entries.getState())) entries.setState(found, true);
  };
  const current: OutboxStore['current'] = (entry) => persistedOf(entry).read();
  const isCurrent = (entry: OutboxEntry) => {
    const stored = current(entry);
    return stored !== null && isSameMoment(stored, entry);
  };

  return {
    entries,
    current,
    refresh,
    isOwnKey: (key) => key === null || key.startsWith(prefix),
    put(fresh, restMs = 0) {
      const notBefore = restMs === 0 ? 0 : now() + restMs;
      const isStored = persistedOf(fresh).write(newEntry(fresh, createId(), now(), notBefore));
      refresh();
      return isStored;
    },
    apply(entry, event) {
      const next = nextEntry(entry, event, now());
      const isStored = next !== entry && isCurrent(entry) && persistedOf(entry).write(next);
      refresh();
      return isStored ? next : null;
    },
    remove(entry) {
      const isThere = isCurrent(entry);
      if (isThere) persistedOf(entry).forget();
      refresh();
      return isThere;
    },
  };
}

/** The keys of a person's entries: two parts after the prefix. What could not be read lies under a third. */
function outboxKeys(prefix: string, getStorage: GetStorage): readonly string[] {
  return keysIn(getStorage).filter(
    (key) => key.startsWith(prefix) && key.slice(prefix.length).split('.').length === 2,
  );
}
