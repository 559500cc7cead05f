import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import { createPersistedStore, type PersistedState } from '../store/persisted-store.ts';
import { persistedValue } from '../store/persisted-value.ts';
import { type GetStorage, ownKey } from '../store/storage-area.ts';

/** More than anyone will mark; the oldest are dropped first. */
const MOST = 1000;

/** The ids of what a user liked and saved on this device, the latest last. */
export interface Marks {
  readonly liked: readonly string[];
  readonly saved: readonly string[];
}
export type Mark = keyof Marks;
/** What is marked. */
export type Marked = 'campaign' | 'scholarship';

const idsSchema = v.array(v.string());
const NONE: Marks = { liked: [], saved: [] };

/**
 * A person's marks (CF-07), stored over sign-out and never shown to another person. A visitor who is not signed in
 * has marks too, which stay with this device: a like doesn't require an account, and a user who signs in
 * later finds their own marks, not the device's.
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

/** Marks with one of them set or removed. */
export function withMark(marks: Marks, mark: Mark, id: string, isOn: boolean): Marks {
  const others = marks[mark].filter((other) => other !== id);
  return { ...marks, [mark]: isOn ? [...others, id].slice(-MOST) : others };
}
