import { useState } from 'react';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { scoresIn, withScore } from './applicant-scores.ts';

/**
 * Manages a user's private scores, which are stored with the notes, only on this device (AUTH-07,
 * REV-03).
 */
export function useScores(storage: DraftStorage) {
  const [scores, setScores] = useState(() => scoresIn(storage.read()));
  const [isSaved, setSaved] = useState(true);
  const setScore = (applicationId: string, question: string, score: number) => {
    // Read the notes again, because another tab may have changed them.
    const next = withScore(storage.read(), applicationId, question, score);
    setSaved(storage.save(next));
    setScores(scoresIn(next));
  };
  return { scores, setScore, isSaved };
}
