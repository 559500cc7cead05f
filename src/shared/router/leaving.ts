/**
 * How long leaving the document may take, in milliseconds. After that, a user who is still on the
 * page has cancelled the navigation or has only opened a mail program.
 */
const DEPARTURE_MS = 10_000;

let since: number | null = null;
let staying: Promise<void> | null = null;

/**
 * Notes when the user leaves the document. Firefox and WebKit then immediately abort scripts that
 * are still loading, before the next page has responded. That isn't an error. When Back restores
 * the document from the cache, tells storage listeners that the storage may have changed.
 */
export function watchLeaving(): () => void {
  const leave = () => {
    since = performance.now();
    staying = null;
  };
  const stay = (event?: PageTransitionEvent) => {
    since = null;
    // A document in the back-forward cache receives no storage events.
    if (event?.persisted) window.dispatchEvent(new StorageEvent('storage'));
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  // Back can restore the document.
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

/** Resolves once the user is not leaving, or has stayed after all. Never resolves if they left. */
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
