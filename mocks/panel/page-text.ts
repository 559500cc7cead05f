/** Marks the panel's own element, in which nothing of the site is looked for. */
export const PANEL_MARK = 'data-mock-panel';

/** How long the page may change before it is looked at again, in milliseconds. */
const LOOK_MS = 250;

/** The page's visible text without the panel, in one line. */
export function pageText({ body }: Document): string {
  return [...body.children]
    .filter((child): child is HTMLElement => child instanceof HTMLElement && !child.hasAttribute(PANEL_MARK))
    .map(({ innerText }) => innerText)
    .join(' ')
    .replace(/\s+/g, ' ');
}

/**
 * Tells whether all these texts are on the page, at once and whenever that changes.
 *
 * @returns stops it
 */
export function watchTexts(
  page: Document,
  texts: readonly RegExp[],
  onChange: (areShown: boolean) => void,
): () => void {
  let before: boolean | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const look = (): void => {
    timer = null;
    const text = pageText(page);
    const now = texts.every((expected) => expected.test(text));
    if (now === before) return;
    before = now;
    onChange(now);
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, LOOK_MS);
  });
  observer.observe(page.body, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    observer.disconnect();
    if (timer !== null) clearTimeout(timer);
  };
}
