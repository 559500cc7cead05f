/**
 * How long a departure may take, in milliseconds. A user who stops it, or who only opened a mail program, is still
 * here after that.
 */
const DEPARTURE_MS = 10_000;

let since: number | null = null;
let staying: Promise<void> | null = null;

/**
 * Notes when the user leaves the document. Firefox and WebKit then abort loading scripts immediately, before the next
 * page has answered; that is not an error. When Back restores the document as it was left, what follows the storage is
 * told that it may have changed.
 *
 * @returns a function that stops it
 */
export function watchLeaving(): () => void {
  const leave = () => {
    since = performance.now();
    staying = null;
  };
  const stay = (event?: PageTransitionEvent) => {
    since = null;
    // No event of the storage reaches a document that the browser has put away for Back.
    if (event?.persisted) window.dispatchEvent(new StorageEvent('storage'));
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  // Back can restore a document that was left.
  window.addEventListener('pageshow', stay);
  return () => {
    window.removeEventListener('beforeunload', leave);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', stay);
    stay();
  };
}

/** True while the user is leaving the document. */
export function isLeaving(): boolean {
  return since !== null && performance.now() - since < DEPARTURE_MS;
}

/** Resolves immediately, or once a departure was stopped. Never resolves in a document that is left. */
export function whenStaying(): Promise<void> {
  if (!isLeaving()) return Promise.resolve();
  staying ??= new Promise((resolve) => {
    const look = () => (isLeaving() ? setTimeout(look, 500) : resolve());
    look();
  });
  return staying;
}

/** Reloads the document, unless the user is leaving it. */
export function reloadWhenStaying(): void {
  void whenStaying().then(() => window.location.reload());
}
