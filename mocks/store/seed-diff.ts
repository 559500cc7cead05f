import { type TableName, tableNames } from './records.ts';
import type { Identified, Table, Tables } from './table.ts';

export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The difference between a table and its seed data. */
export interface TableDiff {
  readonly table: TableName;
  /** Records that are not in the seed data. */
  readonly added: readonly Identified[];
  readonly changed: readonly { readonly id: string; readonly fields: readonly ChangedField[] }[];
  /** The ids of seeded records that have been removed. */
  readonly removed: readonly string[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function changedFields(before: Identified, after: Identified): ChangedField[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => !same(old.get(field), now.get(field)))
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }));
}

function diffOf(table: TableName, { changes, seeded }: Table<Identified>): TableDiff {
  const { put, removed } = changes();
  const changed = put.flatMap((record) => {
    const before = seeded(record.id);
    const fields = before ? changedFields(before, record) : [];
    return fields.length > 0 ? [{ id: record.id, fields }] : [];
  });
  return { table, added: put.filter(({ id }) => !seeded(id)), changed, removed };
}

/** Returns the difference from the seed data for each changed table. */
export function diffSeed(tables: Tables): readonly TableDiff[] {
  return tableNames
    .map((name) => diffOf(name, tables[name] as unknown as Table<Identified>))
    .filter(({ added, changed, removed }) => added.length + changed.length + removed.length > 0);
}
