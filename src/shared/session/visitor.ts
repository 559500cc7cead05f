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

/** A cookie of the sign-in service that says when its user last changed; 0 while signed out. Its name may have a suffix. */
const SIGNED_IN = /(?:^|; )__client_uat[^=;]*=(?!0?(?:;|$))/;

/**
 * Whether a user may be signed in: one was at the last visit, or the sign-in service's cookie says so. Safari deletes what
 * scripts have stored after seven days, and keeps the cookie. It decides only what is loaded and shown first.
 */
export function hadVisitor(): boolean {
  return lastVisitor() !== null || SIGNED_IN.test(document.cookie);
}
