/** How long after the last keystroke a draft is saved, in milliseconds. */
export const AUTOSAVE_MS = 400;

export interface Autosave<Value> {
  /** Takes note of a change; it is saved when typing pauses. */
  note(value: Value): void;
  /** Saves at once what was noted and not yet saved. */
  flush(): void;
  /** Forgets what was noted; nothing is saved any more. */
  stop(): void;
  /** True while something is noted and not saved. */
  hasPending(): boolean;
}

/** Saves a value shortly after it last changed (SAFE-04). */
export function createAutosave<Value>(save: (value: Value) => void): Autosave<Value> {
  let pending: { readonly value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const flush = () => {
    clearTimeout(timer);
    if (pending === null) return;
    const { value } = pending;
    pending = null;
    save(value);
  };

  return {
    note(value) {
      if (stopped) return;
      pending = { value };
      clearTimeout(timer);
      timer = setTimeout(flush, AUTOSAVE_MS);
    },
    flush,
    stop() {
      stopped = true;
      pending = null;
      clearTimeout(timer);
    },
    hasPending: () => pending !== null,
  };
}
