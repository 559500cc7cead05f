import * as v from 'valibot';
import { readStored, type TextStore } from '../store/text-stores.ts';

const results = ['seen', 'pass', 'fail', 'skip'] as const;
/** The result for a state: its text was on the page, or a person's verdict. */
export type Result = (typeof results)[number];

/** A pass over the states of the catalogue, as far as it has come. */
export interface Progress {
  /** Null for a state that was not looked at yet. */
  of(id: string): Result | null;
  /** Notes that a state's text is on the page; a person's verdict stays. */
  see(id: string): void;
  judge(id: string, verdict: Exclude<Result, 'seen'>): void;
  clear(): void;
  /** Calls back after each change. @returns a function that stops it */
  subscribe(onChange: () => void): () => void;
}

const KEY = 'eduempower.mock.progress';
const progressSchema = v.record(v.string(), v.picklist(results));

/** Saves the progress in a store. Text that cannot be read counts as none. */
export function createProgress(store: TextStore): Progress {
  const listeners = new Set<() => void>();
  const parse = (): Readonly<Record<string, Result>> => readStored(store, KEY, progressSchema, {});
  let last = { text: store.get(KEY), found: parse() };
  /** The stored results, parsed once: the panel asks for every state at each drawing. */
  const load = () => {
    const text = store.get(KEY);
    if (text !== last.text) last = { text, found: parse() };
    return last.found;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (id: string, result: Result): void => {
    store.set(KEY, JSON.stringify({ ...load(), [id]: result }));
    tell();
  };
  return {
    of: (id) => load()[id] ?? null,
    see: (id) => change(id, load()[id] ?? 'seen'),
    judge: change,
    clear: () => {
      store.remove(KEY);
      tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
