import { Collection } from '@msw/data';
import type * as v from 'valibot';
import type { RecordOf, TableName } from './records.ts';

/** A record from any table. */
export interface Identified {
  readonly id: string;
}

/** The difference from the seed: added or changed records, and the ids of removed ones. */
export interface Changes<R extends Identified> {
  readonly put: R[];
  readonly removed: string[];
}

/** A table of the database. Reads are synchronous. Writes belong inside `Database.exclusive`. */
export interface Table<R extends Identified> {
  get(id: string): R | undefined;
  /** Returns every record: the seeded ones in seed order, then the added ones. */
  all(): readonly R[];
  /**
   * Adds a record, or replaces the one with the same id. Rejects if the record violates the schema.
   */
  put(record: R): Promise<void>;
  remove(id: string): Promise<void>;
  /** Returns the record as it is in the seed data. Undefined if the seed data lacks it. */
  seeded(id: string): R | undefined;
  /** Returns the changes for a snapshot. */
  changes(): Changes<R>;
}

export type Tables = { readonly [Name in TableName]: Table<RecordOf<Name>> };

/**
 * Creates a table over read-only seeded records. A map holds the seeded records, and the collection
 * stores only added and changed ones. As a result, the collection never loads ten thousand records,
 * and a snapshot contains only the changes.
 */
export async function createTable<R extends Identified>(
  schema: v.GenericSchema<R, R>,
  seed: readonly R[],
  changes: Changes<R> = { put: [], removed: [] },
): Promise<Table<R>> {
  const seeded = new Map(seed.map((record) => [record.id, record]));
  const collection = new Collection<v.GenericSchema<R, R>>({ schema });
  const removed = new Set(changes.removed);
  const changed = (id: string) => collection.findFirst((query) => query.where((record) => record.id === id));

  // A collection accepts duplicate ids and loses one of two overlapping updates. This lookup
  // prevents duplicates, and the database prevents lost updates by allowing one writer at a time.
  const put = async (record: R): Promise<void> => {
    const earlier = changed(record.id);
    if (earlier) await collection.update(earlier, { data: (draft) => void Object.assign(draft, record) });
    else await collection.create(record);
    removed.delete(record.id);
  };
  for (const record of changes.put) await put(record);

  return {
    get: (id) => (removed.has(id) ? undefined : (changed(id) ?? seeded.get(id))),
    all: () => {
      if (collection.count() === 0 && removed.size === 0) return seed;
      const byId = new Map<string, R>(seeded);
      for (const record of collection.all()) byId.set(record.id, record);
      for (const id of removed) byId.delete(id);
      return [...byId.values()];
    },
    put,
    seeded: (id) => seeded.get(id),
    remove: async (id) => {
      const earlier = changed(id);
      if (earlier) collection.delete(earlier);
      if (seeded.has(id)) removed.add(id);
    },
    changes: () => ({ put: [...collection.all()], removed: [...removed] }),
  };
}
