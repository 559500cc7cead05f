import type { Caller } from './callers.ts';
import type { Entry, Journal } from './journal.ts';
import { type Kind, kinds } from './kinds.ts';
import type { Outcome } from './prober.ts';
import { type Answer, entriesIn, type Fields, idIn, idNameOf, isOk, shownRecord, type Wire } from './wire.ts';

export interface OwnRecord {
  readonly kind: Kind;
  readonly id: string;
  /** The user in whose name the record was created. */
  readonly by: Caller;
}

/** The records of this run that were removed, and those that were left behind. */
export interface CleanedUp {
  readonly removed: readonly string[];
  /** Records that still exist or may still exist, each with the reason. */
  readonly left: readonly { readonly label: string; readonly reason: string }[];
}

export type OwnRecords = ReturnType<typeof createOwnRecords>;

/**
 * Manages the records that this run has created, which are all in its journal. Removes a record
 * only after the server has shown the run's mark in the record's own field. Neither an id that the
 * server returns nor a mark in a nested record is proof.
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

  /**
   * Returns the reason a response fails to prove that a record belongs to this run, or null if the
   * proof holds.
   */
  const lack = ({ kind, id }: OwnRecord, answer: Answer): string | null => {
    if (!isOk(answer)) return `reading it ${tell(answer)}`;
    const fields = shownRecord(answer.body);
    const idName = idNameOf(kind.read);
    // A profile may leave out its user's id.
    const shownId = fields[idName] ?? (idName === 'userId' ? id : null);
    if (String(shownId) !== id) return 'reading it returned another record';
    return hasMark(kind, fields) ? null : `its ${kind.markedField} does not contain the mark of this run`;
  };

  /** Returns the reason the check must not remove a record, or null if it may. */
  const doubt = (record: OwnRecord, answer: Answer): string | null => {
    const reason = lack(record, answer);
    if (reason !== null) return reason;
    const isUser = record.kind.name === 'user';
    if (isUser && !journal.fatesOf(entryOf(record)).has('made')) {
      return 'registering it did not return 201, so it may have existed before';
    }
    const values = Object.values(shownRecord(answer.body));
    const held = values.flatMap((value) => (Array.isArray(value) ? value : isUser ? [value] : []));
    return held.some((one) => idIn(one) !== null) ? 'it has records, which might be removed with it' : null;
  };

  /** Returns true if a response shows that a record no longer exists. */
  const showsNone = (record: OwnRecord, answer: Answer): boolean =>
    isNotFound(answer) || (isOk(answer) && lack(record, answer) !== null);

  /**
   * Removes a record. Returns null if the record no longer exists, or else the reason it was not
   * removed.
   */
  const remove = async (record: OwnRecord): Promise<string | null> => {
    const { kind, id, by } = record;
    const before = await read(record);
    const fates = journal.fatesOf(entryOf(record));
    const isPromised = listed.has(labelOf(record)) || (fates.has('made') && !fates.has('seen'));
    // An HTML page shows only that the URL does not exist, not that the record has been removed.
    if (isNotFound(before) && !before.isPage && !isPromised) return null;
    const reason = doubt(record, before);
    if (reason !== null) return reason;
    const { reopened } = kind;
    if (reopened && isOk(before) && shownRecord(before.body).status !== reopened.status) {
      for (const { token } of callers) await wire({ operation: kind.update, id, token, body: reopened });
    }
    let failure: string | null = null;
    // A faulty server may have made another user the record's owner. Then only that user can remove
    // the record.
    for (const { token } of [by, ...callers.filter(({ userId }) => userId !== by.userId)]) {
      const answer = await wire({ operation: kind.remove, id, token });
      const after = await read(record);
      if (showsNone(record, after)) {
        note('gone', record);
        removed.push(labelOf(record));
        return null;
      }
      failure ??= `its removal ${tell(answer)}, and reading it then ${tell(after)}`;
    }
    return failure;
  };

  /**
   * Finds the records that calls created without returning an id. Returns the reason if the search
   * fails, and null otherwise.
   */
  const search = async (kind: Kind, by: Caller): Promise<string | null> => {
    if (kind.list === undefined) return null;
    const answer = await wire({ ...kind.list(by.userId), token: by.token });
    const entries = isOk(answer) ? entriesIn(answer.body) : null;
    // A 404 means that the list is empty. A 403 means that nothing in the list belongs to this
    // user.
    const isNone = isNotFound(answer) || answer.status === 403;
    if (entries === null) return isNone ? null : `their list could not be read: the request ${tell(answer)}`;
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
    /** Notes that the next call may create a record. */
    announce: ({ name, list }: Kind, { userId }: Caller): void =>
      journal.write({ kind: name, by: userId, id: list ? null : userId, fate: 'asked' }),
    /**
     * Notes the record that a call created, and returns it. Returns null unless the server shows
     * the record with this run's mark.
     */
    adopt: async (kind: Kind, by: Caller, { isDone, answer }: Outcome): Promise<OwnRecord | null> => {
      const place = placeOf(kind.name, by.userId);
      if (answer?.status === 0) unanswered.set(place, 'a call that may still create one got no response');
      if (!isDone || answer === null) return null;
      const id = kind.list ? idIn(answer.body) : by.userId;
      if (id === null) return null;
      const record = { kind, id, by };
      if (kind.name !== 'user' || answer.status === 201) note('made', record);
      if (lack(record, await read(record)) !== null) return null;
      note('seen', record);
      return record;
    },
    /** Returns the reason the check must not remove a record, or null if it may. */
    doubt: async (record: OwnRecord): Promise<string | null> => doubt(record, await read(record)),
    /** Returns true if a record no longer exists. If so, also notes the removal in the journal. */
    isGone: async (record: OwnRecord): Promise<boolean> => {
      const isGone = showsNone(record, await read(record));
      if (isGone) note('gone', record);
      return isGone;
    },
    /** Returns true if a record of this kind was created and no longer exists. */
    hasRemoved: ({ name }: Kind): boolean =>
      journal.entries.some(({ kind, fate }) => kind === name && fate === 'gone'),
    /** Tries to remove all remaining records. */
    removeAll: async (): Promise<CleanedUp> => {
      const remaining = new Map(unanswered);
      const callerOf = (userId: string) => callers.find((caller) => caller.userId === userId);
      for (const { kind, by: userId } of journal.entries.filter(({ id }) => id === null)) {
        const by = callerOf(userId);
        const reason = by ? await search(kinds[kind], by) : `needs the token of ${userId}`;
        if (reason !== null) remaining.set(placeOf(kind, userId), reason);
      }
      // Newest first, because an application must be removed before its scholarship.
      const latest = new Map(journal.entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
      for (const [label, { kind, id, by: userId, fate }] of [...latest].toReversed()) {
        if (id === null || fate === 'gone') continue;
        const by = callerOf(userId);
        const reason = by ? await remove({ kind: kinds[kind], id, by }) : `needs the token of ${userId}`;
        if (reason !== null) remaining.set(label, reason);
      }
      return { removed, left: [...remaining].map(([label, reason]) => ({ label, reason })) };
    },
  };
}

const placeOf = (kind: string, userId: string): string => `${kind}s of ${userId}`;
const labelOf = ({ kind, id }: OwnRecord): string => `${kind.name} ${id}`;
const tell = ({ status }: Answer): string => (status === 0 ? 'got no response' : `returned ${status}`);
const isNotFound = ({ status }: Answer): boolean => status === 404 || status === 410;
