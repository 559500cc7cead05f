import type { Traffic } from '../traffic/traffic.ts';
import type { CatalogueEntry } from './catalogue.ts';

/** Marks the panel's host element, so that searches of the page skip the panel. */
export const PANEL_MARK = 'data-mock-panel';

/** The delay between a change to the page and the next check, in milliseconds. */
const LOOK_MS = 250;

/** Returns the page's visible text without the panel, as one line. */
export function pageText({ body }: Document): string {
  return [...body.children]
    .filter((child): child is HTMLElement => child instanceof HTMLElement && !child.hasAttribute(PANEL_MARK))
    .map(({ innerText }) => innerText)
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** The texts, URL or call that show that the page is in a state. */
type Proof = Pick<CatalogueEntry, 'texts' | 'lookFor'>;

/**
 * True if the page is in a state. Checks the URL or call that `lookFor` names, or else the page's
 * text.
 */
function isInState(page: Document, { texts, lookFor }: Proof, traffic: Traffic): boolean {
  if (lookFor && 'address' in lookFor) return page.location.pathname === lookFor.address;
  if (lookFor && 'call' in lookFor) {
    return traffic
      .entries()
      .some(({ operation, result }) => operation === lookFor.call && result?.source === 'scenario');
  }
  const text = pageText(page);
  return texts.every((expected) => expected.test(text));
}

/**
 * Reports immediately whether the page is in a state, and again whenever the page enters or leaves
 * the state.
 *
 * @returns a function that stops watching
 */
export function watchState(
  page: Document,
  proof: Proof,
  traffic: Traffic,
  onChange: (isShown: boolean) => void,
): () => void {
  let before: boolean | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const look = (): void => {
    timer = null;
    const now = isInState(page, proof, traffic);
    if (now === before) return;
    before = now;
    onChange(now);
  };
  const lookSoon = (): void => {
    timer ??= setTimeout(look, LOOK_MS);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(page.body, { childList: true, subtree: true, characterData: true });
  const stopListening = traffic.subscribe(lookSoon);
  look();
  return () => {
    observer.disconnect();
    stopListening();
    if (timer !== null) clearTimeout(timer);
  };
}
