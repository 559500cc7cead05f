import * as v from 'valibot';
import { type SeedName, seedNames } from '../data/seed-data.ts';
import { recordSchemas, type TableName, tableNames } from './records.ts';

/** Raise it when a record's shape changes: older snapshots are then put aside. */
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

/** What has changed since the seed data was new. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** A text that isn't a snapshot of this version and this seed. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/**
 * Reads a snapshot out of text that may have been edited.
 * @throws SnapshotError that says what does not fit, and where
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
      `The snapshot does not fit at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`,
    );
  }
  if (parsed.output.seed !== seed) {
    throw new SnapshotError(
      `The snapshot belongs to the seed data '${parsed.output.seed}', and this is '${seed}'.`,
    );
  }
  return parsed.output;
}
