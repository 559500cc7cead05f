const SIGNS = ['pointerdown', 'keydown', 'click', 'input'] as const;
/** When it happens for someone who only reads, in milliseconds. */
const LONG_IDLE_MS = 10_000;

/**
 * Calls back once, after the visitor has done something on the page, or has long done nothing. What a page needs only
 * then does not compete with its first content. The callback runs in a task of its own: a state that changed while an
 * `input` event was on its way would make React draw the field with its old text, and lose what was just typed.
 *
 * @returns a function that stops waiting
 */
export function onFirstInteraction(callback: () => void): () => void {
  const ignore = () => {
    for (const sign of SIGNS) removeEventListener(sign, act, true);
  };
  const act = () => {
    ignore();
    clearTimeout(timer);
    timer = setTimeout(callback);
  };
  for (const sign of SIGNS) addEventListener(sign, act, { capture: true, passive: true });
  let timer = setTimeout(() => {
    ignore();
    callback();
  }, LONG_IDLE_MS);
  return () => {
    ignore();
    clearTimeout(timer);
  };
}

/**
 * Calls back at once where the service worker has cached the code for a returning visitor, and otherwise after the first
 * interaction: what makes the next visit better costs the first nothing.
 *
 * @returns a function that stops waiting
 */
export function onReturnOrInteraction(callback: () => void): () => void {
  if (!navigator.serviceWorker?.controller) return onFirstInteraction(callback);
  callback();
  return () => {};
}
