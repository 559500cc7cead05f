import { useEffect, useEffectEvent, useState } from 'react';
import type { Answers } from '../model/answers.ts';
import { type Autosave, createAutosave } from '../model/autosave.ts';
import { type DraftKeeper, isEmpty } from '../model/draft.ts';
import type { DraftStatus } from '../ui/draft-note.tsx';

export interface DraftAutosave {
  readonly autosave: Autosave<Answers>;
  readonly status: DraftStatus;
}

/**
 * Saves a draft while it is written (APP-05, SAFE-04): when typing rests, when the page goes out of sight,
 * and when the form goes away. `onChangedElsewhere` gets what another tab saved, so that two tabs never
 * write over each other's text.
 */
export function useDraftAutosave(
  draft: DraftKeeper,
  restored: boolean,
  onChangedElsewhere: (answers: Answers) => void,
): DraftAutosave {
  const [status, setStatus] = useState<DraftStatus>(restored ? 'saved' : 'empty');
  const [autosave] = useState(() =>
    createAutosave<Answers>((answers) => {
      const isSaved = draft.save(answers);
      setStatus(isEmpty(answers) ? 'empty' : isSaved ? 'saved' : 'unsaved');
    }),
  );

  const adopt = useEffectEvent((event: StorageEvent) => {
    if (event.key !== draft.sharedKey || event.newValue === null || autosave.hasPending()) return;
    const answers = draft.read();
    if (answers !== null) onChangedElsewhere(answers);
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
