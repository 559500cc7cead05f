import * as v from 'valibot';
import { readStored, type TextStore } from '../store/text-stores.ts';

/** What a person says of a state after looking at it. */
export const verdicts = ['pass', 'fail', 'skip'] as const;
export type Verdict = (typeof verdicts)[number];

/** What is known of one state on this device. */
export interface Check {
  /** Its text was on the page once. */
  readonly isSeen: boolean;
  readonly verdict: Verdict | null;
  /** Why it failed; empty where nothing was written. */
  readonly note: string;
}

/** A pass over the states of the catalogue, as far as it has come. */
export interface Progress {
  of(id: string): Check;
  see(id: string): void;
  judge(id: string, verdict: Verdict, note?: string): void;
  clear(): void;
  /** Calls back after each change; what it returns ends that. */
  subscribe(onChange: () => void): () => void;
}

const KEY = 'eduempower.mock.progress';
const UNTOUCHED: Check = { isSeen: false, verdict: null, note: '' };

const progressSchema = v.record(
  v.string(),
  v.object({ isSeen: v.boolean(), verdict: v.nullable(v.picklist(verdicts)), note: v.string() }),
);

/** Saves the progress in a store. Text that cannot be read counts as none. */
export function createProgress(store: TextStore): Progress {
  const listeners = new Set<() => void>();
  const parse = (): Readonly<Record<string, Check>> => readStored(store, KEY, progressSchema, {});
  let last = { text: store.get(KEY), checks: parse() };
  /** What is stored now, perhaps by another tab: parsed once, for the panel asks for every state at each drawing. */
  const load = () => {
    const text = store.get(KEY);
    if (text !== last.text) last = { text, checks: parse() };
    return last.checks;
  };
  const change = (id: string, part: Partial<Check>): void => {
    const checks = load();
    store.set(KEY, JSON.stringify({ ...checks, [id]: { ...UNTOUCHED, ...checks[id], ...part } }));
    for (const tell of listeners) tell();
  };
  return {
    of: (id) => load()[id] ?? UNTOUCHED,
    see: (id) => change(id, { isSeen: true }),
    judge: (id, verdict, note = '') => change(id, { verdict, note }),
    clear: () => {
      store.remove(KEY);
      for (const tell of listeners) tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
