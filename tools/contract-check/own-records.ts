import type { Caller } from './callers.ts';
import type { Entry, Journal } from './journal.ts';
import { type Kind, kinds } from './kinds.ts';
import type { Outcome } from './prober.ts';
import { type Answer, entriesIn, type Fields, idIn, idNameOf, isOk, shownRecord, type Wire } from './wire.ts';

export interface OwnRecord {
  readonly kind: Kind;
  readonly id: string;
  /** In whose name it was made. */
  readonly by: Caller;
}

/** What became of this run's records in the end. */
export interface CleanedUp {
  readonly removed: readonly string[];
  /** The records that are, or may be, still there, and why. */
  readonly left: readonly { readonly label: string; readonly reason: string }[];
}

export type OwnRecords = ReturnType<typeof createOwnRecords>;

/**
 * The records that this run has made, all in its journal. One is removed only after the server has shown the run's
 * mark in the record's own field: an id that a server answers proves nothing, nor does what a record holds of others.
 */
export function createOwnRecords(wire: Wire, callers: readonly Caller[], journal: Journal, marker: string) {
  const removed: string[] = [];
  const listed = new Set<string>();
  const unanswered = new Map<string, string>();

  const read = ({ kind, id, by }: OwnRecord) => wire({ operation: kind.read, id, token: by.token });
  const entryOf = ({ kind, id, by }: OwnRecord) => ({ kind: kind.name, by: by.userId, id });
  const note = (fate: Entry['fate'], record: OwnRecord) => journal.write({ ...entryOf(record), fate });
  const hasMark = ({ markedField }: Kind, fields: Fields): boolean => {
    const text = fields[markedField];
    return typeof text === 'string' && text.includes(marker);
  };

  /** Why an answer does not show that a record is this run's; null when it does. */
  const lack = ({ kind, id }: OwnRecord, answer: Answer): string | null => {
    if (!isOk(answer)) return `its read was ${tell(answer)}`;
    const fields = shownRecord(answer.body);
    const idName = idNameOf(kind.read);
    // A profile need not say whose it is.
    const shownId = fields[idName] ?? (idName === 'userId' ? id : null);
    if (String(shownId) !== id) return 'its read shows another record';
    return hasMark(kind, fields) ? null : `its ${kind.markedField} does not carry the words of this run`;
  };

  /** Why a record may not be removed; null when it may. */
  const doubt = (record: OwnRecord, answer: Answer): string | null => {
    const reason = lack(record, answer);
    if (reason !== null) return reason;
    const isUser = record.kind.name === 'user';
    if (isUser && !journal.fatesOf(entryOf(record)).has('made')) {
      return 'registering it was not answered with 201, so it may have been there before';
    }
    const values = Object.values(shownRecord(answer.body));
    const held = values.flatMap((value) => (Array.isArray(value) ? value : isUser ? [value] : []));
    return held.some((one) => idIn(one) !== null) ? 'it holds records, which might go with it' : null;
  };

  /** Whether an answer shows that a record is gone. */
  const showsNone = (record: OwnRecord, answer: Answer): boolean =>
    isNotFound(answer) || (isOk(answer) && lack(record, answer) !== null);

  /** Removes a record. Null when it is gone, else why it is not. */
  const remove = async (record: OwnRecord): Promise<string | null> => {
    const { kind, id, by } = record;
    const before = await read(record);
    const fates = journal.fatesOf(entryOf(record));
    const isPromised = listed.has(labelOf(record)) || (fates.has('made') && !fates.has('seen'));
    // A page for people says that nothing lives at this address, not that the record is gone.
    if (isNotFound(before) && !before.isPage && !isPromised) return null;
    const reason = doubt(record, before);
    if (reason !== null) return reason;
    const { reopened } = kind;
    if (reopened && isOk(before) && shownRecord(before.body).status !== reopened.status) {
      for (const { token } of callers) await wire({ operation: kind.update, id, token, body: reopened });
    }
    let failure: string | null = null;
    // Only the other person may be able to remove a record in their name.
    for (const { token } of [by, ...callers.filter(({ userId }) => userId !== by.userId)]) {
      const answer = await wire({ operation: kind.remove, id, token });
      const after = await read(record);
      if (showsNone(record, after)) {
        note('gone', record);
        removed.push(labelOf(record));
        return null;
      }
      failure ??= `its removal was ${tell(answer)}, and its read then ${tell(after)}`;
    }
    return failure;
  };

  /** Finds the records of calls that returned no id. Null, or why it could not look. */
  const search = async (kind: Kind, by: Caller): Promise<string | null> => {
    if (kind.list === undefined) return null;
    const answer = await wire({ ...kind.list(by.userId), token: by.token });
    const entries = isOk(answer) ? entriesIn(answer.body) : null;
    // A 404 says that there is nothing, and a 403 that nothing there is this person's.
    const isNone = isNotFound(answer) || answer.status === 403;
    if (entries === null) return isNone ? null : `their list could not be read, it was ${tell(answer)}`;
    for (const entry of entries.filter((one) => hasMark(kind, one))) {
      const id = idIn(entry);
      if (id === null) continue;
      const record = { kind, id, by };
      if (journal.fatesOf(entryOf(record)).size === 0) note('seen', record);
      listed.add(labelOf(record));
    }
    return null;
  };

  return {
    remove,
    /** Takes down that the next call may make a record. */
    announce: ({ name, list }: Kind, { userId }: Caller): void =>
      journal.write({ kind: name, by: userId, id: list ? null : userId, fate: 'asked' }),
    /** Writes down a call's record; null unless the server shows it with this run's mark. */
    adopt: async (kind: Kind, by: Caller, { isDone, answer }: Outcome): Promise<OwnRecord | null> => {
      const place = placeOf(kind.name, by.userId);
      if (answer?.status === 0) unanswered.set(place, 'a call that may still make one was not answered');
      if (!isDone || answer === null) return null;
      const id = kind.list ? idIn(answer.body) : by.userId;
      if (id === null) return null;
      const record = { kind, id, by };
      if (kind.name !== 'user' || answer.status === 201) note('made', record);
      if (lack(record, await read(record)) !== null) return null;
      note('seen', record);
      return record;
    },
    /** Why a record may not be removed; null when it may. */
    doubt: async (record: OwnRecord): Promise<string | null> => doubt(record, await read(record)),
    /** Looks whether a record is gone, and takes it down when it is. */
    isGone: async (record: OwnRecord): Promise<boolean> => {
      const isGone = showsNone(record, await read(record));
      if (isGone) note('gone', record);
      return isGone;
    },
    /** Whether a record of a kind was made and is gone. */
    hasRemoved: ({ name }: Kind): boolean =>
      journal.entries.some(({ kind, fate }) => kind === name && fate === 'gone'),
    /** Removes all that is left. */
    removeAll: async (): Promise<CleanedUp> => {
      const left = new Map(unanswered);
      const callerOf = (userId: string) => callers.find((caller) => caller.userId === userId);
      for (const { kind, by: userId } of journal.entries.filter(({ id }) => id === null)) {
        const by = callerOf(userId);
        const reason = by ? await search(kinds[kind], by) : `needs the token of ${userId}`;
        if (reason !== null) left.set(placeOf(kind, userId), reason);
      }
      // The last that was made goes first: an application before the scholarship that it is for.
      const latest = new Map(journal.entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
      for (const [label, { kind, id, by: userId, fate }] of [...latest].toReversed()) {
        if (id === null || fate === 'gone') continue;
        const by = callerOf(userId);
        const reason = by ? await remove({ kind: kinds[kind], id, by }) : `needs the token of ${userId}`;
        if (reason !== null) left.set(label, reason);
      }
      return { removed, left: [...left].map(([label, reason]) => ({ label, reason })) };
    },
  };
}

const placeOf = (kind: string, userId: string): string => `${kind}s of ${userId}`;
const labelOf = ({ kind, id }: OwnRecord): string => `${kind.name} ${id}`;
const tell = ({ status }: Answer): string => (status === 0 ? 'not answered' : `answered with ${status}`);
const isNotFound = ({ status }: Answer): boolean => status === 404 || status === 410;
