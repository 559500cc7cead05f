import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useSession } from '../session/session-context.tsx';
import type { PersistedState } from '../store/persisted-store.ts';
import { localArea } from '../store/storage-area.ts';
import { createMarks, type Mark, type Marked, type Marks, withMark } from './marks-store.ts';

/** Empty marks, shown until the session has loaded. */
const noMarks = createStore<PersistedState<Marks>>()(() => ({
  value: { liked: [], saved: [] },
  isSaved: true,
  change: () => {},
}));

/**
 * Returns the current user's likes and saved items (CF-07, SCH-11). They can be changed only after
 * the session has loaded.
 */
export function useMarks(marked: Marked) {
  const session = useSession();
  const visitor = session.status === 'signed-in' ? session.user.id : null;
  const owner = session.status === 'loading' ? undefined : visitor;
  const store = useMemo(
    () => (owner === undefined ? null : createMarks(marked, owner, localArea)),
    [marked, owner],
  );
  const { value, isSaved, change } = useStore(store ?? noMarks);

  useEffect(() => {
    if (store === null || owner === undefined) return;
    const readAgain = () => store.setState({ value: createMarks(marked, owner, localArea).getState().value });
    // Another tab may change the marks, too. Users often open campaigns in new tabs.
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, [store, marked, owner]);

  return {
    marks: value,
    isKnown: store !== null,
    // False if the last mark could not be stored and will be lost when this page closes.
    isSaved,
    set: (mark: Mark, id: string, isOn: boolean) => change((marks) => withMark(marks, mark, id, isOn)),
  };
}
