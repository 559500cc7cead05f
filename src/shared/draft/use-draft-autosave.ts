import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftStatus } from './draft-note.tsx';
import type { DraftStorage } from './draft-storage.ts';

/** How long after the last change a draft is saved, in milliseconds. */
const AUTOSAVE_MS = 400;

export interface DraftAutosave<Value> {
  /** Notes a change, to be saved when typing pauses. */
  readonly note: (value: Value) => void;
  /** Saves a noted change immediately. */
  readonly flush: () => void;
  /** Drops a noted change; nothing more is saved. */
  readonly stop: () => void;
  readonly status: DraftStatus;
}

/**
 * Saves a draft while it is written (APP-05, SAFE-04): when typing pauses, when the page goes out of sight,
 * and when the form goes away. `onChangedElsewhere` gets what another tab saved, so that two tabs never
 * write over each other's text.
 */
export function useDraftAutosave<Value>(
  draft: DraftStorage<Value>,
  restored: boolean,
  onChangedElsewhere: (value: Value) => void,
): DraftAutosave<Value> {
  const [status, setStatus] = useState<DraftStatus>(restored ? 'saved' : 'empty');
  const isStopped = useRef(false);
  const note = useDebouncedCallback(
    (value: Value) => {
      if (isStopped.current) return;
      const isSaved = draft.save(value);
      setStatus(draft.isEmpty(value) ? 'empty' : isSaved ? 'saved' : 'unsaved');
    },
    { delay: AUTOSAVE_MS, flushOnUnmount: true },
  );
  const flush = () => note.flush();

  const adopt = useEffectEvent((event: StorageEvent) => {
    // No key: anything may have changed.
    const isMeant = event.key === null || (event.key === draft.sharedKey && event.newValue !== null);
    if (!isMeant || note.isPending() || status === 'unsaved') return;
    const value = draft.read();
    if (value !== null) onChangedElsewhere(value);
  });

  useEffect(() => {
    const onStorage = (event: StorageEvent) => adopt(event);
    const onPageHide = () => note.flush();
    const onVisibility = () => document.visibilityState === 'hidden' && note.flush();
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [note]);

  const stop = () => {
    isStopped.current = true;
    note.cancel();
  };
  return { note, flush, stop, status };
}
