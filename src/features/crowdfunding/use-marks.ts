import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SettledSession } from '#shared/ports/session.ts';
import { useSession, useSessionPort } from '#shared/session/session-context.tsx';
import type { PersistedState } from '#shared/store/persisted-store.ts';
import { localArea } from '#shared/store/storage-area.ts';
import { createMarks, type Mark, type Marks, withMark } from './marks-store.ts';

/** What is shown before the session is known. */
const noMarks = createStore<PersistedState<Marks>>()(() => ({
  value: { liked: [], saved: [] },
  isSaved: true,
  change: () => {},
}));

interface MarkChange {
  readonly mark: Mark;
  readonly id: string;
  readonly isOn: boolean;
}

const withChanges = (marks: Marks, changes: readonly MarkChange[]): Marks =>
  changes.reduce((before, { mark, id, isOn }) => withMark(before, mark, id, isOn), marks);

/** Whose marks they are; null for a visitor who is not signed in. */
const ownerOf = (session: SettledSession): string | null =>
  session.status === 'signed-in' ? session.user.id : null;

export interface VisitorMarks {
  readonly marks: Marks;
  /** False until it is known whose they are. */
  readonly isKnown: boolean;
  /** False when the last one could not be stored, and lasts only as long as this page. */
  readonly isSaved: boolean;
  readonly set: (mark: Mark, id: string, isOn: boolean) => void;
}

/**
 * The current user's likes and saved campaigns (CF-07). A mark set before the sign-in service has answered is shown
 * immediately, and stored once the user is known, on whatever page that is.
 */
export function useMarks(): VisitorMarks {
  const port = useSessionPort();
  const session = useSession();
  const owner = session.status === 'loading' ? undefined : ownerOf(session);
  const store = useMemo(() => (owner === undefined ? null : createMarks(owner, localArea)), [owner]);
  const { value, isSaved, change } = useStore(store ?? noMarks);
  const [early, setEarly] = useState<readonly MarkChange[]>([]);

  // Only the sign-in service knows whose marks they are.
  useEffect(() => {
    void port.settled();
  }, [port]);

  useEffect(() => {
    if (store === null || early.length === 0) return;
    store.getState().change((marks) => withChanges(marks, early));
    setEarly([]);
  }, [store, early]);

  useEffect(() => {
    if (store === null || owner === undefined) return;
    const readAgain = () => store.setState({ value: createMarks(owner, localArea).getState().value });
    // Another tab may set marks, too: a campaign is often opened in its own.
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, [store, owner]);

  const storeLater = useEffectEvent(async () => {
    if (early.length === 0) return;
    const marks = createMarks(ownerOf(await port.settled()), localArea);
    marks.getState().change((before) => withChanges(before, early));
  });
  // The page may be left before the user is known.
  useEffect(() => () => void storeLater(), []);

  return {
    marks: withChanges(value, early),
    isKnown: store !== null,
    isSaved,
    set: (mark, id, isOn) => {
      if (store === null) setEarly((before) => [...before, { mark, id, isOn }]);
      else change((marks) => withMark(marks, mark, id, isOn));
    },
  };
}
