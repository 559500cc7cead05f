import { attempt } from '../store/storage-area.ts';

const KEY = 'eduempower.visitor';

/** The id of the last user signed in on this device. Null after sign-out. */
export function lastVisitor(): string | null {
  return attempt(() => localStorage.getItem(KEY));
}

/** Stores the signed-in user's id for the next visit. Null deletes the stored id. */
export function rememberVisitor(userId: string | null): void {
  // Without storage, the next visit briefly shows the signed-out bar.
  attempt(() => (userId === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, userId)));
}

/** Calls back when a user signs in in another tab. @returns a function that stops the calls */
export function onOtherVisitor(listener: (userId: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Matches Clerk's cookie if a user is signed in. Its value is when the user last changed, or 0 if
 * signed out. Its name may have a suffix.
 */
const SIGNED_IN = /(?:^|; )__client_uat[^=;]*=(?!0?(?:;|$))/;

/**
 * Whether a user may be signed in, because a user was signed in at the last visit or Clerk's cookie
 * says so. Safari deletes script-written storage after seven days, but keeps the cookie. This
 * decides only what loads and shows first.
 */
export function hadVisitor(): boolean {
  return lastVisitor() !== null || SIGNED_IN.test(document.cookie);
}
