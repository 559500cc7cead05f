import { createStore, delMany, keys, type UseStore } from 'idb-keyval';

/** The database of answers that are cached for a later visit; the Cookies page describes it. */
const DATABASE = 'eduempower.reads';
/** What was read while signed out. */
const VISITOR = 'visitor';

/** Whose answers are meant: a person's id, or null for a visitor. */
export type Reader = string | null;

let opened: UseStore | null = null;

/** Opens the database when it is first needed. */
export function readsStore(): UseStore {
  opened ??= createStore(DATABASE, 'reads');
  return opened;
}

/** The key of an answer: a person finds nothing that another one has read. */
export function readKey(reader: Reader, queryHash: string): string {
  return `${prefixOf(reader)}${queryHash}`;
}

function prefixOf(reader: Reader): string {
  return reader === null ? `${VISITOR} ` : `person ${encodeURIComponent(reader)} `;
}

/** Deletes the cached answers of every person but this one (AUTH-07). What a visitor has read belongs to no person. */
export async function forgetOtherReaders(reader: Reader): Promise<void> {
  const stays = [prefixOf(reader), prefixOf(null)];
  const all = await keys<string>(readsStore());
  await delMany(
    all.filter((key) => !stays.some((prefix) => key.startsWith(prefix))),
    readsStore(),
  );
}
