import { attempt } from '../store/storage-area.ts';

const KEY = 'eduempower.visitor';

/**
 * Returns the id of the user who last signed in on this device. Null if nobody has signed in, or if
 * that user has signed out.
 */
export function lastVisitor(): string | null {
  return attempt(() => localStorage.getItem(KEY));
}

/** Stores the signed-in user's id for the next visit. Null deletes the stored id. */
export function rememberVisitor(userId: string | null): void {
  // If storage is blocked, the next visit briefly shows the navigation bar for signed-out
  // visitors.
  attempt(() => (userId === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, userId)));
}

/**
 * Calls the listener with the id of a user who signs in through another tab.
 *
 * @returns a function that removes the listener
 */
export function onOtherVisitor(listener: (userId: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Matches Clerk's cookie if a user is signed in. The cookie's value is the time when the sign-in
 * state last changed, or 0 if no user is signed in. The cookie's name may have a suffix.
 */
const SIGNED_IN = /(?:^|; )__client_uat[^=;]*=(?!0?(?:;|$))/;

/**
 * Whether a user is probably signed in, according to the user id stored on the last visit or to
 * Clerk's cookie. Safari deletes script-written storage after seven days, but keeps the cookie. Use
 * this only to decide what the page loads and shows first.
 */
export function hadVisitor(): boolean {
  return lastVisitor() !== null || SIGNED_IN.test(document.cookie);
}
