import * as v from 'valibot';
import { type SeedName, seedNames } from '../data/seed-data.ts';
import { recordSchemas, type TableName, tableNames } from './records.ts';

/**
 * Increase this when the shape of a record changes. The mock then moves older stored changes to
 * another key.
 */
export const SNAPSHOT_VERSION = 2;

const changesOf = <S extends v.GenericSchema>(record: S) =>
  v.optional(v.object({ put: v.array(record), removed: v.array(v.string()) }), { put: [], removed: [] });

const tableSchemas = Object.fromEntries(
  tableNames.map((name) => [name, changesOf(recordSchemas[name])]),
) as unknown as { [Name in TableName]: ReturnType<typeof changesOf<(typeof recordSchemas)[Name]>> };

const snapshotSchema = v.object({
  version: v.literal(SNAPSHOT_VERSION),
  seed: v.picklist(seedNames),
  tables: v.object(tableSchemas),
});

/** A saved set of changes to the seed data. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** Thrown for text that isn't a valid snapshot of this version and seed. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/**
 * Parses a snapshot, which a user may have edited.
 *
 * @throws SnapshotError with the first problem and its location
 */
export function readSnapshot(text: string, seed: SeedName): Snapshot {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new SnapshotError('The snapshot is not JSON.', { cause });
  }
  const parsed = v.safeParse(snapshotSchema, value);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new SnapshotError(
      `The snapshot is invalid at ${v.getDotPath(issue) ?? 'the top level'}: ${issue.message}`,
    );
  }
  if (parsed.output.seed !== seed) {
    throw new SnapshotError(
      `The snapshot belongs to the seed data '${parsed.output.seed}', but this tab uses '${seed}'.`,
    );
  }
  return parsed.output;
}
