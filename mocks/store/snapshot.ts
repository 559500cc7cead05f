import * as v from 'valibot';
import { type WorldName, worldNames } from '../data/world.ts';
import { recordSchemas } from './records.ts';

/** Raise it when a record's shape changes: older snapshots are then put aside. */
export const SNAPSHOT_VERSION = 1;

const changesOf = <S extends v.GenericSchema>(record: S) =>
  v.object({ put: v.array(record), removed: v.array(v.string()) });

const snapshotSchema = v.object({
  version: v.literal(SNAPSHOT_VERSION),
  world: v.picklist(worldNames),
  tables: v.object({
    users: changesOf(recordSchemas.users),
    students: changesOf(recordSchemas.students),
    organizations: changesOf(recordSchemas.organizations),
    scholarships: changesOf(recordSchemas.scholarships),
    applications: changesOf(recordSchemas.applications),
    fundraisers: changesOf(recordSchemas.fundraisers),
    donations: changesOf(recordSchemas.donations),
    orders: changesOf(recordSchemas.orders),
  }),
});

/** What has changed since the world was new. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** A text that is no snapshot of this version and this world. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/** A snapshot of a world in which nothing has happened. */
export function emptySnapshot(world: WorldName): Snapshot {
  const none = { put: [], removed: [] };
  return {
    version: SNAPSHOT_VERSION,
    world,
    tables: {
      users: none,
      students: none,
      organizations: none,
      scholarships: none,
      applications: none,
      fundraisers: none,
      donations: none,
      orders: none,
    },
  };
}

/**
 * Reads a snapshot out of text that anybody may have edited.
 * @throws SnapshotError that says what does not fit, and where
 */
export function readSnapshot(text: string, world: WorldName): Snapshot {
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
  if (parsed.output.world !== world) {
    throw new SnapshotError(
      `The snapshot belongs to the world '${parsed.output.world}', and this is '${world}'.`,
    );
  }
  return parsed.output;
}
