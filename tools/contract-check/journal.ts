import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { type KindName, kinds } from './kinds.ts';

const headSchema = v.object({ run: v.pipe(v.string(), v.regex(/^[\da-f]{8}$/)), baseUrl: v.string() });

const entrySchema = v.object({
  kind: v.picklist(Object.keys(kinds) as KindName[]),
  /** The id of the user in whose name it is made. */
  by: v.string(),
  /** Null before the server has told it. */
  id: v.nullable(v.string()),
  /**
   * `asked`: a call that may make it is about to be sent. `made`: the server said that it has made it. `seen`: the
   * server has shown it with the run's mark. `gone`: it is removed.
   */
  fate: v.picklist(['asked', 'made', 'seen', 'gone']),
});

export type Entry = v.InferOutput<typeof entrySchema>;
export type Journal = ReturnType<typeof createJournal>;

/**
 * The records that a run has made or is about to make, oldest first.
 *
 * @param save keeps a line beyond the end of this process
 */
export function createJournal(save: (line: string) => void, earlier: readonly Entry[] = []) {
  const entries = [...earlier];
  /** What became of a record since it was last gone. */
  const fatesOf = ({ kind, id, by }: Omit<Entry, 'fate'>): ReadonlySet<Entry['fate']> => {
    const own = entries.filter((one) => one.kind === kind && one.id === id && (id !== null || one.by === by));
    const fates = own.map(({ fate }) => fate);
    return new Set(fates.at(-1) === 'gone' ? ['gone'] : fates.slice(fates.lastIndexOf('gone') + 1));
  };
  return {
    entries: entries as readonly Entry[],
    fatesOf,
    /** Takes an entry down, once. It is on the disk when this returns. */
    write: (entry: Entry): void => {
      if (fatesOf(entry).has(entry.fate)) return;
      save(`${JSON.stringify(entry)}\n`);
      entries.push(entry);
    },
  };
}

/** A file of records, made with the first of them: one JSON value a line, first which run it was. */
export function startJournal(path: string, head: v.InferOutput<typeof headSchema>): Journal {
  let pending = `${JSON.stringify(head)}\n`;
  return createJournal((line) => {
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, pending + line, { flush: true });
    pending = '';
  });
}

/**
 * Opens the file of an earlier run. A last line without an end was being written when that run ended: it is left out.
 *
 * @throws Error when it is no such file
 */
export function resumeJournal(path: string) {
  try {
    const [head = '', ...lines] = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    const entries = lines.map((line) => v.parse(entrySchema, JSON.parse(line)));
    const journal = createJournal((line) => appendFileSync(path, line, { flush: true }), entries);
    return { ...v.parse(headSchema, JSON.parse(head)), journal };
  } catch (error) {
    throw new Error(`${path} is not a file of records that a check has written.`, { cause: error });
  }
}
