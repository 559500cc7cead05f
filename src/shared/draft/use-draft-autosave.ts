import { useEffect, useEffectEvent, useState } from 'react';
import { type Autosave, createAutosave } from './autosave.ts';
import type { DraftStatus } from './draft-note.tsx';
import type { DraftStorage } from './draft-storage.ts';

export interface DraftAutosave<Value> {
  readonly autosave: Autosave<Value>;
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
  const [autosave] = useState(() =>
    createAutosave<Value>((value) => {
      const isSaved = draft.save(value);
      setStatus(draft.isEmpty(value) ? 'empty' : isSaved ? 'saved' : 'unsaved');
    }),
  );

  const adopt = useEffectEvent((event: StorageEvent) => {
    if (event.key !== draft.sharedKey || event.newValue === null || autosave.hasPending()) return;
    const value = draft.read();
    if (value !== null) onChangedElsewhere(value);
  });

  useEffect(() => {
    const onStorage = (event: StorageEvent) => adopt(event);
    const onVisibility = () => document.visibilityState === 'hidden' && autosave.flush();
    window.addEventListener('pagehide', autosave.flush);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', autosave.flush);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
      autosave.flush();
    };
  }, [autosave]);

  return { autosave, status };
}
