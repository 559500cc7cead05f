import * as v from 'valibot';
import { readStored, type TextStore } from '../store/text-stores.ts';

/** A person's verdicts on a state. */
export const verdicts = ['pass', 'fail', 'skip'] as const;
export type Verdict = (typeof verdicts)[number];

const results = ['seen', ...verdicts] as const;
/** The result for a state: its text was on the page, or a person's verdict. */
export type Result = (typeof results)[number];

/** What a pass says about a state. */
export interface StateResult {
  readonly result: Result;
  /** A person's remark; empty for none. */
  readonly note: string;
}

/** A pass over the states of the catalogue, as far as it has come. */
export interface Progress {
  /** Null for a state that was not looked at yet. */
  of(id: string): Result | null;
  noteOn(id: string): string;
  /** Every state with a result, by its id. */
  all(): Readonly<Record<string, StateResult>>;
  /** Notes that a state's text is on the page; a person's verdict stays. */
  see(id: string): void;
  judge(id: string, verdict: Verdict): void;
  /** A state with a note counts as seen. */
  note(id: string, text: string): void;
  /** Takes over results of another browser. They replace those of the same states. */
  put(others: Readonly<Record<string, StateResult>>): void;
  clear(): void;
  /** Calls back after each change. @returns a function that stops it */
  subscribe(onChange: () => void): () => void;
}

const KEY = 'eduempower.mock.progress';
const progressSchema = v.record(v.string(), v.object({ result: v.picklist(results), note: v.string() }));

/** Saves the progress in a store. Text that cannot be read counts as none. */
export function createProgress(store: TextStore): Progress {
  const listeners = new Set<() => void>();
  const parse = (): Readonly<Record<string, StateResult>> => readStored(store, KEY, progressSchema, {});
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
  const put = (others: Readonly<Record<string, StateResult>>): void => {
    store.set(KEY, JSON.stringify({ ...load(), ...others }));
    tell();
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
      tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
