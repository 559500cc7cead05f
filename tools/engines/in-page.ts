import { findButton, findField } from '../../mocks/panel/find-control.ts';
import { PANEL_MARK, pageText } from '../../mocks/panel/page-text.ts';

/** Where to press; or why a person could not. */
export type Place = { readonly x: number; readonly y: number } | { readonly problem: string };

/** Brings an element into view, and tells where a person presses it. */
function placeOf(element: Element | null, what: string): Place {
  if (element === null) return { problem: `There is no ${what}.` };
  const target =
    element instanceof HTMLInputElement && element.getClientRects().length < 1
      ? element.labels?.[0]
      : element;
  if (!target) return { problem: `${what} has no size.` };
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const root = target.getRootNode();
  const there = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y);
  const isReached =
    there !== null &&
    (target.contains(there) ||
      there.contains(target) ||
      (element instanceof HTMLInputElement &&
        [...(element.labels ?? [])].some((label) => label.contains(there))));
  return isReached ? { x, y } : { problem: `${what} is covered by ${there?.outerHTML.slice(0, 120)}.` };
}

const visible = (element: Element) => element.getClientRects().length > 0;

/** Where the button or link of that name is; the name is whole, or how it begins. */
export const button = (name: string): Place =>
  placeOf(findButton(document, name), `button or link '${name}'`);

/** The mock panel's own root; the page is looked at without it. */
const panelRoot = () => {
  const host = document.querySelector(`[${PANEL_MARK}]`);
  return host?.shadowRoot ?? host;
};

/** Where a button or a tab of the mock panel is. */
export function panelButton(name: string): Place {
  const found = [...(panelRoot()?.querySelectorAll('button, summary, [role="tab"]') ?? [])].find(
    (element) =>
      visible(element) &&
      (element.getAttribute('aria-label') ?? element.textContent)?.trim().startsWith(name),
  );
  return placeOf(found ?? null, `'${name}' in the mock panel`);
}

export const panelText = (): string => panelRoot()?.textContent ?? '';

/** Where the field of that label is. */
export const field = (label: string): Place => placeOf(findField(document, label), `field '${label}'`);

/** Where something of that text is that is pressed without being a button: a summary, a tab. */
export function text(words: string): Place {
  const found = [...document.querySelectorAll('summary, [role="tab"], label')].find(
    (element) => visible(element) && element.textContent?.trim().startsWith(words),
  );
  return placeOf(found ?? null, `'${words}'`);
}

/** The field itself, for a file. */
export const input = (label: string): Element | null => findField(document, label);

export const typedIn = (label: string): string | null => findField(document, label)?.value ?? null;

/** Selects a field's text, so that typing replaces it. */
export function select(label: string): boolean {
  const found = findField(document, label);
  found?.focus();
  found?.select();
  return found !== null;
}

/** Sets a date, which each engine writes by its own keys. */
export function setDate(label: string, date: string): boolean {
  const found = findField(document, label);
  if (!(found instanceof HTMLInputElement)) return false;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(found, date);
  for (const kind of ['input', 'change']) found.dispatchEvent(new Event(kind, { bubbles: true }));
  found.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  return found.value === date;
}

/** The stored value of that key. */
export const stored = (key: string): string | null => localStorage.getItem(key);

/** The first visible heading of the highest level. */
export const heading = (): string | null =>
  [...document.querySelectorAll('h1')].find(visible)?.textContent ?? null;

/** The visible text, the path with its query, and whether the page runs. */
export const state = () => ({
  text: pageText(document),
  heading: heading(),
  path: location.pathname + location.search,
  runs: document.documentElement.dataset.page === undefined,
  isLoading: [...document.querySelectorAll('[role="status"]')]
    .filter(visible)
    .some((status) => /^Loading/.test(status.textContent ?? '')),
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  width: innerWidth,
});

/** Tells the page that it is offline, or online again, as the system does. */
export function setOnline(isOnline: boolean): boolean {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  return dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

interface Download {
  readonly name: string;
  readonly text: string;
}

/** Keeps the next file that the page hands over, instead of saving it: each engine saves elsewhere. */
export function keepDownload(): boolean {
  const { click } = HTMLAnchorElement.prototype;
  const kept = Promise.withResolvers<Download>();
  Object.assign(globalThis, { keptDownload: kept.promise });
  HTMLAnchorElement.prototype.click = function () {
    HTMLAnchorElement.prototype.click = click;
    fetch(this.href)
      .then((response) => response.text())
      .then((content) => kept.resolve({ name: this.download, text: content }), kept.reject);
  };
  return true;
}

declare global {
  var keptDownload: Promise<Download> | undefined;
}

export const download = (): Promise<Download> | undefined => globalThis.keptDownload;
