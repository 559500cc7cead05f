import { attempt } from '../store/storage-area.ts';

const KEY = 'eduempower.visitor';

/** The id of the last user signed in on this device; null after the session has ended. */
export function lastVisitor(): string | null {
  return attempt(() => localStorage.getItem(KEY));
}

/** Stores who is signed in for the next visit; null while signed out. */
export function rememberVisitor(userId: string | null): void {
  // A browser that stores nothing shows the signed-out bar for a moment longer.
  attempt(() => (userId === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, userId)));
}

/** Whether a user was signed in on this device at the last visit. It decides only what is shown first. */
export function hadVisitor(): boolean {
  return lastVisitor() !== null;
}
