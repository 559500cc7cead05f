import type { OperationId } from '#contract/endpoints.ts';
import type { Caller } from './callers.ts';
import { entriesIn, idIn } from './coping.ts';
import type { Prober } from './prober.ts';
import type { Answer, Call, Silence, Wire } from './wire.ts';

/** A record that this run made, and how it is looked at and removed. */
export interface OwnRecord {
  /** For people: `scholarship sch-1`. */
  readonly label: string;
  /** Its own id, or its user's where that finds it. */
  readonly id: string;
  readonly caller: Caller;
  readonly read: Call;
  readonly remove: Call;
}

/** A record that this run made and could not remove. */
export interface LeftBehind {
  readonly label: string;
  readonly reason: string;
}

/**
 * Looks where records of this run may be, also those that the server never told about.
 *
 * @returns the records, or why it could not look
 */
export type Search = (wire: Wire) => Promise<readonly OwnRecord[] | string>;

/** What became of this run's records in the end. */
export interface CleanedUp {
  readonly removed: readonly string[];
  readonly left: readonly LeftBehind[];
  /** Where it could not look, and why. */
  readonly unsearched: readonly string[];
}

/**
 * What this run has made, and nothing else: a record gets in only when its texts carry this run's marker, read
 * from the server, and only what is in here is ever changed or removed.
 */
export interface OwnRecords {
  /** Takes a record in if it carries the marker; otherwise it is another user's. */
  claim(record: OwnRecord): Promise<boolean>;
  /** Says that a record is gone. */
  forget(record: OwnRecord): void;
  /** Whether a record was removed whose label begins so. */
  hasRemoved(kind: string): boolean;
  /** Has a place searched at the end. */
  watch(search: Search): void;
  /** Says that something was made that may or may not be this run's. */
  suspect(left: LeftBehind): void;
  /** Removes all that is left, calling with a wire that nothing has cancelled. */
  cleanUp(wire: Wire): Promise<CleanedUp>;
}

export function createOwnRecords(prober: Pick<Prober, 'ask'>, marker: string): OwnRecords {
  const own = new Map<string, OwnRecord>();
  const gone = new Set<string>();
  const searches: Search[] = [];
  const suspects = new Map<string, LeftBehind>();

  return {
    claim: async (record) => {
      const answer = await prober.ask({ ...record.read, as: record.caller });
      const isOwn = answer !== null && answer.status < 300 && answer.text.includes(marker);
      if (isOwn) own.set(record.label, record);
      return isOwn;
    },
    forget: ({ label }) => {
      own.delete(label);
      gone.add(label);
    },
    hasRemoved: (kind) => [...gone].some((label) => label.startsWith(`${kind} `)),
    watch: (search) => void searches.push(search),
    suspect: (left) => void suspects.set(left.label, left),
    cleanUp: async (wire) => {
      const searched = await Promise.all(searches.map((search) => search(wire)));
      const found = searched.flatMap((records) => (typeof records === 'string' ? [] : records));
      const unsearched = searched.filter((problem) => typeof problem === 'string');
      for (const { label } of found) suspects.delete(label);
      const left = new Map(suspects);
      const removed: string[] = [];
      // The last that was made goes first: an application before the scholarship that it is for. What several
      // people find in a list is removed by the one who may.
      const candidates = Map.groupBy([...own.values(), ...found].toReversed(), ({ label }) => label);
      for (const [label, records] of candidates) {
        const reason = await removeByOneOf(wire, records, marker);
        if (reason === null) {
          own.delete(label);
          removed.push(label);
        } else {
          left.set(label, { label, reason });
        }
      }
      return { removed, left: [...left.values()], unsearched: [...new Set(unsearched)] };
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
  /** What is sent, and need not be shown: the site does without it, or reads it elsewhere. */
  readonly mayBeHidden: readonly string[];
  /** Whether a person can have only one, so that what a wrong call has made blocks the next. */
  readonly isUnique: boolean;
  readonly operations: {
    readonly create: Call['operation'];
    readonly byId: Call['operation'];
    readonly update: Call['operation'];
    readonly remove: Call['operation'];
  };
}

export function recordIn({ name, operations }: Collection, id: string, caller: Caller): OwnRecord {
  return {
    label: `${name} ${id}`,
    id,
    caller,
    read: { operation: operations.byId, params: { id } },
    remove: { operation: operations.remove, params: { id } },
  };
}

/** Finds in a list whatever carries the marker, also what was made by a call that was never answered. */
export function searchCollection(collection: Collection, caller: Caller, marker: string): Search {
  return async (wire) => {
    const answer = await wire({ ...collection.list, token: caller.token });
    const entries = answer.kind === 'answer' && answer.status < 300 ? entriesIn(answer.body) : null;
    if (entries === null) return unsearched(collection.list.operation, answer);
    return entries
      .filter((entry) => JSON.stringify(entry).includes(marker))
      .map(idIn)
      .filter((id) => id !== null)
      .map((id) => recordIn(collection, id, caller));
  };
}

/** Finds a record that has an address of its own, by the marker in it. */
export function searchRecord(record: OwnRecord, marker: string): Search {
  return async (wire) => {
    const answer = await wire({ ...record.read, token: record.caller.token });
    const isThere = answer.kind === 'answer' && answer.status < 300;
    if (!isThere) return unsearched(record.read.operation, answer);
    return answer.text.includes(marker) ? [record] : [];
  };
}

/** A 404 says that there is nothing, and a 403 that nothing there is this person's. */
function unsearched(operation: OperationId, answer: Answer | Silence): readonly OwnRecord[] | string {
  if (answer.kind === 'silence') return `${operation} was not answered`;
  if (answer.status === 404 || answer.status === 403) return [];
  return `${operation} was answered with ${answer.status}`;
}
