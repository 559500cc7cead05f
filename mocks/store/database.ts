import type * as v from 'valibot';
import { createSeedData, type SeedName } from '../data/seed-data.ts';
import type { Clock } from '../scenarios/clock.ts';
import { recordSchemas, type SeedData, tableNames } from './records.ts';
import { diffSeed } from './seed-diff.ts';
import { readSnapshot, SNAPSHOT_VERSION, type Snapshot } from './snapshot.ts';
import { createTable, type Identified, type Tables } from './table.ts';
import type { TextStore } from './text-stores.ts';

export interface DatabaseOptions {
  readonly seed: SeedName;
  readonly clock: Clock;
  /** Keeps the changes across reloads. */
  readonly store: TextStore;
  /** URL of the storage service that hosts the seeded documents. Defaults to the mock's own. */
  readonly filesUrl?: string;
}

/** Everything that the mocked server stores. */
export interface Database {
  readonly seed: SeedName;
  /**
   * The current tables. Read this property again after every await, because a reload replaces the
   * tables.
   */
  readonly tables: Tables;
  /**
   * Runs a function that reads and writes the tables. Runs only one such function at a time. Stores
   * its changes when it ends, or discards them if it throws.
   */
  exclusive<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** Reads the stored changes again, including those that other tabs have stored. */
  reload(): Promise<void>;
  /** Restores the seed data. */
  reset(): Promise<void>;
  exportSnapshot(): string;
  /** Returns a snapshot of the changed tables only. Null if nothing has changed. */
  exportChanges(): string | null;
  /**
   * @throws SnapshotError if the text isn't a snapshot of this seed. Nothing changes in that case.
   */
  importSnapshot(text: string): Promise<void>;
}

/** Opens every table with its seed data and the snapshot's changes, if any. */
async function openTables(records: SeedData, snapshot: Snapshot | null): Promise<Tables> {
  const opened = tableNames.map(async (name) => {
    // TypeScript can't tell that the schema fits the records of the same table.
    const schema = recordSchemas[name] as unknown as v.GenericSchema<Identified, Identified>;
    return [name, await createTable(schema, records[name], snapshot?.tables[name])] as const;
  });
  return Object.fromEntries(await Promise.all(opened)) as unknown as Tables;
}

function writeSnapshot(seed: SeedName, tables: Tables, names = tableNames): string {
  const changes = Object.fromEntries(names.map((name) => [name, tables[name].changes()]));
  return JSON.stringify({ version: SNAPSHOT_VERSION, seed, tables: changes });
}

/**
 * Opens seed data with its stored changes. If the changes cannot be read, moves them to another
 * key, warns, and opens the seed data unchanged.
 */
export async function createDatabase({ seed, clock, store, filesUrl }: DatabaseOptions): Promise<Database> {
  const key = `eduempower.mock.seed.${seed}`;
  const records = createSeedData(seed, clock, filesUrl);
  let stored: string | null = null;

  const readStored = (): Snapshot | null => {
    stored = store.get(key);
    if (stored === null) return null;
    try {
      return readSnapshot(stored, seed);
    } catch (error) {
      console.warn(`[mock] the stored changes could not be read and were moved to ${key}.unreadable:`, error);
      store.set(`${key}.unreadable`, stored);
      store.remove(key);
      stored = null;
      return null;
    }
  };

  let tables = await openTables(records, readStored());
  let last: Promise<unknown> = Promise.resolve();

  const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const refresh = async (): Promise<void> => {
    if (store.get(key) !== stored) tables = await openTables(records, readStored());
  };
  const save = (): void => {
    const text = writeSnapshot(seed, tables);
    if (text === stored) return;
    store.set(key, text);
    stored = store.get(key);
  };

  return {
    seed,
    get tables() {
      return tables;
    },
    exclusive: (work) =>
      oneAtATime(async () => {
        await refresh();
        const before = writeSnapshot(seed, tables);
        try {
          const result = await work(tables);
          if (writeSnapshot(seed, tables) !== before) save();
          return result;
        } catch (error) {
          tables = await openTables(records, readSnapshot(before, seed));
          throw error;
        }
      }),
    reload: () => oneAtATime(refresh),
    reset: () =>
      oneAtATime(async () => {
        store.remove(key);
        stored = null;
        tables = await openTables(records, null);
      }),
    exportSnapshot: () => writeSnapshot(seed, tables),
    exportChanges: () => {
      const changed = diffSeed(tables).map(({ table }) => table);
      return changed.length === 0 ? null : writeSnapshot(seed, tables, changed);
    },
    importSnapshot: (text) =>
      oneAtATime(async () => {
        tables = await openTables(records, readSnapshot(text, seed));
        save();
      }),
  };
}
