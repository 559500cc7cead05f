const SIGNS = ['pointerdown', 'keydown', 'click', 'input'] as const;
/** Someone who only reads does nothing for long; then it costs them nothing either, in milliseconds. */
const LONG_IDLE_MS = 10_000;

/**
 * Calls back once, when the visitor does something on the page, or has long done nothing. What a page needs only then
 * does not compete with its first content.
 *
 * @returns a function that stops waiting
 */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, act, true);
  };
  const act = () => {
    stop();
    callback();
  };
  for (const sign of SIGNS) addEventListener(sign, act, { capture: true, passive: true });
  const timer = setTimeout(act, LONG_IDLE_MS);
  return stop;
}
