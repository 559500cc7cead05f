import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * The user whose forms must be cleared (AUTH-07), because they have signed out, or another user has
 * signed in in another tab.
 */
export const droppedUser = createStore<{ readonly userId: string | null }>()(() => ({ userId: null }));

/** The id of the user whose forms must be cleared, or null. For public pages, which stay open. */
export function useDroppedUser(): string | null {
  return useStore(droppedUser).userId;
}
