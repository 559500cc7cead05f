const KEY = 'eduempower.visitor';

/** The id of the person who was signed in on this device last; null after a session has ended. */
export function lastVisitor(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps who is signed in for the next visit; null where nobody is signed in. */
export function rememberVisitor(userId: string | null): void {
  try {
    if (userId !== null) localStorage.setItem(KEY, userId);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing shows the signed-out bar for a moment longer.
  }
}

/** Whether somebody was signed in on this device at the last visit. It decides about looks alone. */
export function recallVisitor(): boolean {
  return lastVisitor() !== null;
}
