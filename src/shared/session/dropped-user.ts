import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * The user whose forms must be cleared (AUTH-07), because they have signed out, or another user has
 * signed in in another tab.
 */
export const droppedUser = createStore<{ readonly userId: string | null }>()(() => ({ userId: null }));

/** The id of that user. Null if there is none. A public page clears this user's form. */
export function useDroppedUser(): string | null {
  return useStore(droppedUser).userId;
}
