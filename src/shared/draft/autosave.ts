/** How long after the last keystroke a draft is saved, in milliseconds. */
export const AUTOSAVE_MS = 400;

export interface Autosave<Value> {
  /** Notes a change, to be saved when typing pauses. */
  note(value: Value): void;
  /** Saves noted changes immediately. */
  flush(): void;
  /** Drops noted changes; nothing more is saved. */
  stop(): void;
  /** True while a noted change is unsaved. */
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
