import { PANEL_MARK } from './page-text.ts';

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The page, and every open shadow root in it. */
function rootsOf(page: Document): (Document | ShadowRoot)[] {
  const shadows = [...page.body.children].map(({ shadowRoot }) => shadowRoot).filter((root) => root !== null);
  // What was opened last lies on top.
  return [...shadows.reverse(), page];
}

function nameOf(control: Element): string {
  const label = control.getAttribute('aria-label');
  if (label !== null) return plain(label);
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const root = control.getRootNode();
  if (ids.length > 0 && (root instanceof Document || root instanceof ShadowRoot)) {
    return plain(ids.map((id) => root.getElementById(id)?.textContent).join(' '));
  }
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  ) {
    return plain([...(control.labels ?? [])].map(({ textContent }) => textContent).join(' '));
  }
  return plain(control.textContent);
}

const isThere = (element: Element): boolean =>
  element.closest(`[${PANEL_MARK}]`) === null && isShown(element);

const isShown = (element: Element): boolean =>
  // A file's field is often hidden behind its label, and still the person's way in.
  (element instanceof HTMLInputElement && element.type === 'file') ||
  (element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0);

/** Of elements with a name, the one of exactly that name, or else the first that begins with it. */
function named<E extends Element>(elements: readonly E[], name: string): E | null {
  const there = elements.filter(isThere).map((element) => [element, nameOf(element)] as const);
  const match = there.find(([, own]) => own === name) ?? there.find(([, own]) => own.startsWith(name));
  return match?.[0] ?? null;
}

/** A field that a person can see, by its label. */
export function findField(page: Document, label: string) {
  for (const root of rootsOf(page)) {
    const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const field = named([...fields], label);
    if (field) return field;
  }
  return null;
}

/** A button or a link that a person can press, by its name; with `near`, in the same form as that field. */
export function findButton(page: Document, name: string, near?: string): HTMLElement | null {
  const form = near === undefined ? null : findField(page, near)?.closest('form');
  if (near !== undefined && !form) return null;
  for (const root of form ? [form] : rootsOf(page)) {
    const buttons = root.querySelectorAll<HTMLElement>('button:enabled, a[href], [role="button"]');
    // What is busy is not pressed.
    const button = named(
      [...buttons].filter((each) => each.getAttribute('aria-disabled') !== 'true'),
      name,
    );
    if (button) return button;
  }
  return null;
}
