import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import { createPersistedStore, type PersistedState } from '../store/persisted-store.ts';
import { persistedValue } from '../store/persisted-value.ts';
import { type GetStorage, ownKey } from '../store/storage-area.ts';

/** The maximum number of ids to keep for each mark. The oldest are dropped first. */
const MOST = 1000;

/** The ids of the records that a user has liked or saved on this device, newest last. */
export interface Marks {
  readonly liked: readonly string[];
  readonly saved: readonly string[];
}
export type Mark = keyof Marks;
/** The kinds of record that users can like or save. */
export type Marked = 'campaign' | 'scholarship';

const idsSchema = v.array(v.string());
const NONE: Marks = { liked: [], saved: [] };

/**
 * Creates the store of a user's marks (CF-07). They survive a sign-out and are never shown to
 * another user. Signed-out visitors have marks, too, because a like doesn't require an account. A
 * visitor's marks stay on the device, but users who sign in later see only their own marks.
 */
export function createMarks(
  marked: Marked,
  userId: string | null,
  getStorage: GetStorage,
): StoreApi<PersistedState<Marks>> {
  const persisted = persistedValue({
    key: keyOf(marked, userId),
    version: 1,
    schema: v.object({ liked: idsSchema, saved: idsSchema }),
    getStorage,
  });
  return createPersistedStore<Marks>(persisted, NONE);
}

function keyOf(marked: Marked, userId: string | null): string {
  switch (marked) {
    case 'campaign':
      return userId === null ? ownKey('visitor-campaign-marks', 'device') : ownKey('campaign-marks', userId);
    case 'scholarship':
      return userId === null
        ? ownKey('visitor-scholarship-marks', 'device')
        : ownKey('scholarship-marks', userId);
  }
}

/** Returns the marks with one mark set or removed. */
export function withMark(marks: Marks, mark: Mark, id: string, isOn: boolean): Marks {
  const others = marks[mark].filter((other) => other !== id);
  return { ...marks, [mark]: isOn ? [...others, id].slice(-MOST) : others };
}
