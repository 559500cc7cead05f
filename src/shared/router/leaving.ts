/**
 * How long a departure may take, in milliseconds. A person who stops it, or who only opened a mail program, is still
 * here after that.
 */
const DEPARTURE_MS = 10_000;

let since: number | null = null;
let staying: Promise<void> | null = null;

/**
 * Takes note when the person leaves the document. Firefox and WebKit then break off the scripts that are being loaded,
 * at once and before the next page has answered: nothing of that is an error.
 *
 * @returns a function that stops it
 */
export function watchLeaving(): () => void {
  const leave = () => {
    since = performance.now();
    staying = null;
  };
  const stay = () => {
    since = null;
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  // Back brings a document again that was left.
  window.addEventListener('pageshow', stay);
  return () => {
    window.removeEventListener('beforeunload', leave);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', stay);
    stay();
  };
}

/** True while the person is leaving the document. */
export function isLeaving(): boolean {
  return since !== null && performance.now() - since < DEPARTURE_MS;
}

/** Resolves at once, or when a departure did not come about. In a document that is left it never does. */
export function whenStaying(): Promise<void> {
  if (!isLeaving()) return Promise.resolve();
  staying ??= new Promise((resolve) => {
    const look = () => (isLeaving() ? setTimeout(look, 500) : resolve());
    look();
  });
  return staying;
}

/** Loads the document anew, unless the person is leaving it. */
export function reloadWhenStaying(): void {
  void whenStaying().then(() => window.location.reload());
}
