import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { type KindName, kinds } from './kinds.ts';

const headSchema = v.object({ run: v.pipe(v.string(), v.regex(/^[\da-f]{8}$/)), baseUrl: v.string() });

const entrySchema = v.object({
  kind: v.picklist(Object.keys(kinds) as KindName[]),
  /** Id of the user in whose name the record is created. */
  by: v.string(),
  /** Null until the server returns the id. */
  id: v.nullable(v.string()),
  /**
   * `asked`: a call that may create the record is about to be sent. `made`: the server reported
   * that it created the record. `seen`: the server returned the record with the run's mark. `gone`:
   * the record no longer exists.
   */
  fate: v.picklist(['asked', 'made', 'seen', 'gone']),
});

export type Entry = v.InferOutput<typeof entrySchema>;
export type Journal = ReturnType<typeof createJournal>;

/**
 * Creates a journal of the records that a run has created or is about to create, oldest first.
 *
 * @param save stores a line durably, so that a crash does not lose it
 */
export function createJournal(save: (line: string) => void, earlier: readonly Entry[] = []) {
  const entries = [...earlier];
  /** Returns the `fate` values of a record since its last removal. */
  const fatesOf = ({ kind, id, by }: Omit<Entry, 'fate'>): ReadonlySet<Entry['fate']> => {
    const own = entries.filter((one) => one.kind === kind && one.id === id && (id !== null || one.by === by));
    const fates = own.map(({ fate }) => fate);
    return new Set(fates.at(-1) === 'gone' ? ['gone'] : fates.slice(fates.lastIndexOf('gone') + 1));
  };
  return {
    entries: entries as readonly Entry[],
    fatesOf,
    /**
     * Writes an entry, unless one with the same `fate` already exists for the record. Returns once
     * the entry is saved.
     */
    write: (entry: Entry): void => {
      if (fatesOf(entry).has(entry.fate)) return;
      save(`${JSON.stringify(entry)}\n`);
      entries.push(entry);
    },
  };
}

/**
 * Starts a journal that stores its entries in a file, one JSON value per line. The first line
 * identifies the run. The file is created together with the first entry.
 */
export function startJournal(path: string, head: v.InferOutput<typeof headSchema>): Journal {
  let pending = `${JSON.stringify(head)}\n`;
  return createJournal((line) => {
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, pending + line, { flush: true });
    pending = '';
  });
}

/**
 * Opens the file of an earlier run. If that run ended while it was writing a line, ignores the
 * unfinished line.
 *
 * @throws Error if the file was not written by a check
 */
export function resumeJournal(path: string) {
  try {
    const [head = '', ...lines] = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    const entries = lines.map((line) => v.parse(entrySchema, JSON.parse(line)));
    const journal = createJournal((line) => appendFileSync(path, line, { flush: true }), entries);
    return { ...v.parse(headSchema, JSON.parse(head)), journal };
  } catch (error) {
    throw new Error(`${path} is not a record file of a contract check.`, { cause: error });
  }
}
