import * as v from 'valibot';
import { readStored, type TextStore } from '../store/text-stores.ts';

/** The verdicts that a tester can give a state. */
export const verdicts = ['pass', 'fail', 'skip'] as const;
export type Verdict = (typeof verdicts)[number];

const results = ['seen', ...verdicts] as const;
/**
 * The result for a state: the tester's verdict, or 'seen' if the page showed the state but the
 * tester gave no verdict.
 */
export type Result = (typeof results)[number];

/** The recorded result of a state. */
export interface StateResult {
  readonly result: Result;
  /** The tester's note. Empty if the tester wrote none. */
  readonly note: string;
}

/** The tester's results for the states listed in the catalogue. */
export interface Progress {
  /** Returns a state's result. Null if it has none yet. */
  of(id: string): Result | null;
  noteOn(id: string): string;
  /** Returns all recorded results, keyed by the state's id. */
  all(): Readonly<Record<string, StateResult>>;
  /** Records that the page showed a state. Keeps an existing verdict. */
  see(id: string): void;
  judge(id: string, verdict: Verdict): void;
  /** Stores a note. A state with a note counts as seen. */
  note(id: string, text: string): void;
  /** Imports results from another browser. Replaces existing results for the same states. */
  put(others: Readonly<Record<string, StateResult>>): void;
  clear(): void;
  /** Calls `onChange` after each change. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

const KEY = 'eduempower.mock.progress';
const progressSchema = v.record(v.string(), v.object({ result: v.picklist(results), note: v.string() }));

/**
 * Creates a `Progress` that keeps its results in `store`. Unreadable stored results are ignored.
 */
export function createProgress(store: TextStore): Progress {
  const listeners = new Set<() => void>();
  const parse = (): Readonly<Record<string, StateResult>> => readStored(store, KEY, progressSchema, {});
  let last = { text: store.get(KEY), found: parse() };
  /**
   * Parses the stored results only once per change, because the panel reads every state's result on
   * each render.
   */
  const load = () => {
    const text = store.get(KEY);
    if (text !== last.text) last = { text, found: parse() };
    return last.found;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const put = (others: Readonly<Record<string, StateResult>>): void => {
    store.set(KEY, JSON.stringify({ ...load(), ...others }));
    notify();
  };
  const change = (id: string, part: Partial<StateResult>): void =>
    put({ [id]: { result: 'seen', note: '', ...load()[id], ...part } });
  return {
    of: (id) => load()[id]?.result ?? null,
    noteOn: (id) => load()[id]?.note ?? '',
    all: load,
    see: (id) => change(id, {}),
    judge: (id, result) => change(id, { result }),
    note: (id, note) => change(id, { note }),
    put,
    clear: () => {
      store.remove(KEY);
      notify();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
