import type { Session } from '#shared/ports/session.ts';

const KEY = 'eduempower.visitor';

/** Whether somebody was signed in on this device at the last visit. It decides about looks alone. */
export function recallVisitor(): boolean {
  try {
    return localStorage.getItem(KEY) === 'signed-in';
  } catch {
    return false;
  }
}

/** Keeps the answer for the next visit, once the sign-in service has given it. */
export function rememberVisitor(session: Session): void {
  if (session.status === 'loading') return;
  try {
    if (session.status === 'signed-in') localStorage.setItem(KEY, 'signed-in');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing shows the signed-out bar for a moment longer.
  }
}
