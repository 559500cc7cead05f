/**
 * How long the user counts as leaving after the browser fires `beforeunload` or `pagehide`, in
 * milliseconds. A user who stays longer has cancelled the navigation, or has only opened a mail
 * app.
 */
const DEPARTURE_MS = 10_000;

let since: number | null = null;
let staying: Promise<void> | null = null;

/**
 * Tracks whether the user is leaving the document. When the user leaves, Firefox and WebKit abort
 * scripts that are still loading, which must not count as an error. Also fires a storage event when
 * Back restores the document from the back/forward cache.
 *
 * @returns a function that stops the tracking
 */
export function watchLeaving(): () => void {
  const leave = () => {
    since = performance.now();
    staying = null;
  };
  const stay = (event?: PageTransitionEvent) => {
    since = null;
    // A document in the back/forward cache receives no storage events, so it may have missed
    // changes.
    if (event?.persisted) window.dispatchEvent(new StorageEvent('storage'));
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  // `pageshow` also fires when Back restores the document.
  window.addEventListener('pageshow', stay);
  return () => {
    window.removeEventListener('beforeunload', leave);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', stay);
    stay();
  };
}

/**
 * Whether the user is leaving the document. A user who is still on the page after 10 seconds counts
 * as staying.
 */
export function isLeaving(): boolean {
  return since !== null && performance.now() - since < DEPARTURE_MS;
}

/**
 * Resolves immediately if the user is not leaving. Otherwise, resolves once the user counts as
 * staying. Never resolves if the user leaves.
 */
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
