import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The user whose forms must go (AUTH-07): they have signed out, or another user has signed in in another tab. */
export const droppedUser = createStore<{ readonly userId: string | null }>()(() => ({ userId: null }));

/** The id of that user; null for none. A page that everybody may open clears this user's form. */
export function useDroppedUser(): string | null {
  return useStore(droppedUser).userId;
}
