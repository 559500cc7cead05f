import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * The user whose forms must be cleared (AUTH-07). Set when that user signs out, or when another
 * user signs in through another tab.
 */
export const droppedUser = createStore<{ readonly userId: string | null }>()(() => ({ userId: null }));

/**
 * Returns the id of the user whose forms must be cleared, or null. Public pages need this id,
 * because they stay open after sign-out.
 */
export function useDroppedUser(): string | null {
  return useStore(droppedUser).userId;
}
