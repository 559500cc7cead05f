import { useState } from 'react';
import type { DraftStorage } from '../draft/draft-storage.ts';

/** The draft found when the form was opened. */
export interface RestoredDraft<Draft> {
  readonly value: Draft | null;
  readonly savedAt: number | null;
}

/** Reads a draft as a form opens with it. */
export function readDraft<Draft>(draft: DraftStorage<Draft>): RestoredDraft<Draft> {
  return { value: draft.read(), savedAt: draft.savedAt() };
}

/** Reads a draft once, when its form is opened. */
export function useRestoredDraft<Draft>(draft: DraftStorage<Draft>): RestoredDraft<Draft> {
  const [restored] = useState(() => readDraft(draft));
  return restored;
}

/** For a form whose draft is what its fields hold. */
export function draftIsFields<Fields>() {
  const same = (fields: Fields): Fields => fields;
  return { toDraft: same, fromDraft: same };
}
