import type { Caller } from './callers.ts';
import { idIn } from './coping.ts';
import type { Prober } from './prober.ts';
import type { Call, Wire } from './wire.ts';

/** A record that this run made, and how it is looked at and removed. */
export interface OwnRecord {
  /** For people: `scholarship sch-1`. */
  readonly label: string;
  readonly caller: Caller;
  readonly read: Call;
  readonly remove: Call;
}

/** A record that this run made and could not remove. */
export interface LeftBehind {
  readonly label: string;
  readonly reason: string;
}

/** Where records of this run may be, also those that the server never told about. */
export type Search = (wire: Wire) => Promise<readonly OwnRecord[]>;

/**
 * What this run has made, and nothing else: a record gets in only when its words carry this run's marker, read
 * from the server, and only what is in here is ever changed or removed.
 */
export interface OwnRecords {
  /** Takes a record in if it carries the marker; otherwise it is somebody else's. */
  claim(record: OwnRecord): Promise<boolean>;
  forget(record: OwnRecord): void;
  /** Has a place searched at the end. */
  watch(search: Search): void;
  /** Says that something was made of which nobody can tell whether it is this run's. */
  suspect(left: LeftBehind): void;
  /** Removes all that is left, calling with a wire that nothing has called off. */
  cleanUp(wire: Wire): Promise<readonly LeftBehind[]>;
}

export function createOwnRecords(prober: Pick<Prober, 'ask'>, marker: string): OwnRecords {
  const own = new Map<string, OwnRecord>();
  const searches: Search[] = [];
  const suspects = new Map<string, LeftBehind>();

  return {
    claim: async (record) => {
      const answer = await prober.ask({ ...record.read, as: record.caller });
      const isOwn = answer !== null && answer.status < 300 && answer.text.includes(marker);
      if (isOwn) own.set(record.label, record);
      return isOwn;
    },
    forget: ({ label }) => void own.delete(label),
    watch: (search) => void searches.push(search),
    suspect: (left) => void suspects.set(left.label, left),
    cleanUp: async (wire) => {
      const found = (await Promise.all(searches.map((search) => search(wire)))).flat();
      for (const { label } of found) suspects.delete(label);
      const left = new Map(suspects);
      // The last that was made goes first: an application before the scholarship that it is for. What several
      // people find in a list is removed by the one who may.
      const candidates = Map.groupBy([...own.values(), ...found].toReversed(), ({ label }) => label);
      for (const [label, records] of candidates) {
        const reason = await removeByOneOf(wire, records, marker);
        if (reason === null) own.delete(label);
        else left.set(label, { label, reason });
      }
      return [...left.values()];
    },
  };
}

async function removeByOneOf(
  wire: Wire,
  records: readonly OwnRecord[],
  marker: string,
): Promise<string | null> {
  let reason: string | null = null;
  for (const record of records) {
    reason = await removeQuietly(wire, record, marker);
    if (reason === null) return null;
  }
  return reason;
}

/** Removes a record; null when it is gone, else why it is not. */
async function removeQuietly(wire: Wire, record: OwnRecord, marker: string): Promise<string | null> {
  const token = record.caller.token;
  const removed = await wire({ ...record.remove, token });
  const after = await wire({ ...record.read, token });
  if (after.kind === 'answer' && after.status < 300 && after.text.includes(marker)) {
    return removed.kind === 'answer'
      ? `its removal was answered with ${removed.status}, and it is still there`
      : 'its removal was not answered, and it is still there';
  }
  if (removed.kind === 'silence' && after.kind === 'silence') return 'the server does not answer any more';
  const isGone = removed.kind === 'answer' && (removed.status < 300 || removed.status === 404);
  const isNotFound = after.kind === 'answer' && (after.status === 404 || after.status === 410);
  if (isGone || isNotFound) return null;
  return `its removal was answered with ${removed.kind === 'answer' ? removed.status : 'nothing'}`;
}

/** A collection that records are made in. */
export interface Collection {
  /** One of them, for people: `scholarship`. */
  readonly name: string;
  readonly list: Omit<Call, 'token'>;
  readonly operations: {
    readonly create: Call['operation'];
    readonly byId: Call['operation'];
    readonly update: Call['operation'];
    readonly remove: Call['operation'];
  };
}

/** A record of a collection by its id. */
export function recordIn({ name, operations }: Collection, id: string, caller: Caller): OwnRecord {
  return {
    label: `${name} ${id}`,
    caller,
    read: { operation: operations.byId, params: { id } },
    remove: { operation: operations.remove, params: { id } },
  };
}

/** Finds in a list whatever carries the marker, also what was made by a call that was never answered. */
export function searchCollection(collection: Collection, caller: Caller, marker: string): Search {
  return async (wire) => {
    const answer = await wire({ ...collection.list, token: caller.token });
    const entries = answer.kind === 'answer' && Array.isArray(answer.body) ? answer.body : [];
    return entries
      .filter((entry) => JSON.stringify(entry).includes(marker))
      .map(idIn)
      .filter((id) => id !== null)
      .map((id) => recordIn(collection, id, caller));
  };
}
