import { Collection } from '@msw/data';
import type * as v from 'valibot';
import type { RecordOf, TableName } from './records.ts';

/** A record of any table. */
export interface Identified {
  readonly id: string;
}

/** What differs from the seed: records that were made or changed, and ids that were removed. */
export interface Changes<R extends Identified> {
  readonly put: R[];
  readonly removed: string[];
}

/** One kind of record. Reading is immediate; writing belongs inside `Database.exclusive`. */
export interface Table<R extends Identified> {
  get(id: string): R | undefined;
  /** Every record: the seeded ones in their order, then those that were made. */
  all(): readonly R[];
  /** Makes a record, or replaces the one with the same id. Rejects when it does not fit its schema. */
  put(record: R): Promise<void>;
  remove(id: string): Promise<void>;
  /** A record as the seed data was seeded with it. */
  seeded(id: string): R | undefined;
  /** What a snapshot holds. */
  changes(): Changes<R>;
}

export type Tables = { readonly [Name in TableName]: Table<RecordOf<Name>> };

/**
 * A table over read-only seeded records. Only the difference lives in a collection: ten thousand seeded
 * records cost nothing to open, a look-up of one of them is a map's, and the snapshot is the collection itself.
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

  // A collection accepts the same id twice and loses one of two updates that overlap: hence the look-up
  // here, and the database lets one writer in at a time.
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
