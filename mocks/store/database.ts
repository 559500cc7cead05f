import type { Clock, TextStore } from '../clerk/identity.ts';
import { createWorld, type WorldName } from '../data/world.ts';
import { type RecordOf, recordSchemas, type TableName, type World } from './records.ts';
import { emptySnapshot, readSnapshot, SNAPSHOT_VERSION, type Snapshot } from './snapshot.ts';
import { createTable, type Table } from './table.ts';

/** The tables, by name. */
export type Tables = { readonly [Name in TableName]: Table<RecordOf<Name>> };

export interface DatabaseOptions {
  readonly world: WorldName;
  readonly clock: Clock;
  /** Where the changes are kept between reloads. */
  readonly store: TextStore;
  /** The storage service whose addresses the seeded documents have; the mock's own by default. */
  readonly filesUrl?: string;
}

/** Everything that the mocked server remembers. */
export interface Database {
  readonly world: WorldName;
  /** The tables as they are now. Ask again after a wait: a reload puts others in their place. */
  readonly tables: Tables;
  /**
   * Runs a piece of work that reads and writes, alone: the next one starts when it has ended. What it
   * changed is stored at its end, or forgotten when it throws.
   */
  exclusive<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** Reads the changes again, for those that another tab has stored. */
  reload(): Promise<void>;
  /** Makes the world new. */
  reset(): Promise<void>;
  exportSnapshot(): string;
  /** @throws SnapshotError when the text is no snapshot of this world; nothing has changed then */
  importSnapshot(text: string): Promise<void>;
}

async function openTables(seed: World, { tables }: Snapshot): Promise<Tables> {
  return {
    users: await createTable(recordSchemas.users, seed.users, tables.users),
    students: await createTable(recordSchemas.students, seed.students, tables.students),
    organizations: await createTable(recordSchemas.organizations, seed.organizations, tables.organizations),
    scholarships: await createTable(recordSchemas.scholarships, seed.scholarships, tables.scholarships),
    applications: await createTable(recordSchemas.applications, seed.applications, tables.applications),
    fundraisers: await createTable(recordSchemas.fundraisers, seed.fundraisers, tables.fundraisers),
    donations: await createTable(recordSchemas.donations, seed.donations, tables.donations),
    orders: await createTable(recordSchemas.orders, seed.orders, tables.orders),
  };
}

function writeSnapshot(world: WorldName, tables: Tables): string {
  const snapshot: Snapshot = {
    version: SNAPSHOT_VERSION,
    world,
    tables: {
      users: tables.users.changes(),
      students: tables.students.changes(),
      organizations: tables.organizations.changes(),
      scholarships: tables.scholarships.changes(),
      applications: tables.applications.changes(),
      fundraisers: tables.fundraisers.changes(),
      donations: tables.donations.changes(),
      orders: tables.orders.changes(),
    },
  };
  return JSON.stringify(snapshot);
}

/**
 * Opens a world with the changes that were stored for it. Changes that cannot be read are put aside
 * under another key with one warning, and the world is new.
 */
export async function createDatabase({ world, clock, store, filesUrl }: DatabaseOptions): Promise<Database> {
  const key = `eduempower.mock.world.${world}`;
  const seed = createWorld(world, clock, filesUrl);
  let stored: string | null = null;

  const readStored = (): Snapshot => {
    stored = store.get(key);
    if (stored === null) return emptySnapshot(world);
    try {
      return readSnapshot(stored, world);
    } catch (error) {
      console.warn(`[mock] the stored changes were put aside under ${key}.unreadable:`, error);
      store.set(`${key}.unreadable`, stored);
      store.remove(key);
      stored = null;
      return emptySnapshot(world);
    }
  };

  let tables = await openTables(seed, readStored());
  let last: Promise<unknown> = Promise.resolve();

  const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const refresh = async (): Promise<void> => {
    if (store.get(key) !== stored) tables = await openTables(seed, readStored());
  };
  const save = (): void => {
    const text = writeSnapshot(world, tables);
    if (text === stored) return;
    store.set(key, text);
    stored = store.get(key);
  };

  return {
    world,
    get tables() {
      return tables;
    },
    exclusive: (work) =>
      oneAtATime(async () => {
        await refresh();
        const before = writeSnapshot(world, tables);
        try {
          const result = await work(tables);
          if (writeSnapshot(world, tables) !== before) save();
          return result;
        } catch (error) {
          tables = await openTables(seed, readSnapshot(before, world));
          throw error;
        }
      }),
    reload: () => oneAtATime(refresh),
    reset: () =>
      oneAtATime(async () => {
        store.remove(key);
        stored = null;
        tables = await openTables(seed, emptySnapshot(world));
      }),
    exportSnapshot: () => writeSnapshot(world, tables),
    importSnapshot: (text) =>
      oneAtATime(async () => {
        tables = await openTables(seed, readSnapshot(text, world));
        save();
      }),
  };
}
