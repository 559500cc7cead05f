import * as v from 'valibot';
import type { TextStore } from '../store/text-stores.ts';

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
/** Devices that were used before there were verdicts have a list of the ids that were seen. */
const FORMER_KEY = 'eduempower.mock.seen';
const UNTOUCHED: Check = { isSeen: false, verdict: null, note: '' };

const progressSchema = v.record(
  v.string(),
  v.object({ isSeen: v.boolean(), verdict: v.nullable(v.picklist(verdicts)), note: v.string() }),
);

function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function parse(text: string | null, formerText: string | null): Record<string, Check> {
  const stored = v.safeParse(progressSchema, read(text));
  if (stored.success) return stored.output;
  const seen = v.safeParse(v.array(v.string()), read(formerText));
  const ids = seen.success ? seen.output : [];
  return Object.fromEntries(ids.map((id) => [id, { ...UNTOUCHED, isSeen: true }]));
}

/** Saves the progress in a store. Text that cannot be read counts as none. */
export function createProgress(store: TextStore): Progress {
  const listeners = new Set<() => void>();
  let last = { text: '', checks: {} as Readonly<Record<string, Check>> };
  /** What is stored now, perhaps by another tab: parsed once, for the panel asks for every state at each drawing. */
  const load = () => {
    const [text, formerText] = [store.get(KEY), store.get(FORMER_KEY)];
    const both = `${text} ${formerText}`;
    if (both !== last.text) last = { text: both, checks: parse(text, formerText) };
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
      store.remove(FORMER_KEY);
      for (const tell of listeners) tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
