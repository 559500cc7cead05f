import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { PANEL_MARK } from './page-text.ts';

/** The page and its open shadow roots, the topmost last. */
function rootsOf({ body }: Document): HTMLElement[] {
  const shadows = [...body.children].map(({ shadowRoot }) => shadowRoot).filter((root) => root !== null);
  // A shadow root is searched as an element is.
  return [...(shadows.reverse() as unknown as HTMLElement[]), body];
}

/** Whether a person can use a control: it is shown, and belongs to the page, not to the panel. */
const isThere = (element: Element): boolean =>
  element.closest(`[${PANEL_MARK}]`) === null &&
  // A file's field is often hidden behind its label, and still the person's way in.
  ((element instanceof HTMLInputElement && element.type === 'file') ||
    (element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0));

/** Looks for the exact name first, then for a name that begins with it. */
function findNamed<E extends Element>(
  name: string,
  query: (matches: (own: string) => boolean) => readonly E[],
): E | null {
  const isWhole = (own: string): boolean => own === name;
  const isBeginning = (own: string): boolean => own.startsWith(name);
  return query(isWhole).find(isThere) ?? query(isBeginning).find(isThere) ?? null;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field that a person can see, by its label. */
export function findField(page: Document, label: string): Field | null {
  for (const root of rootsOf(page)) {
    const field = findNamed(label, (matches) =>
      queryAllByLabelText<Field>(root, matches, { selector: 'input, textarea' }),
    );
    if (field) return field;
  }
  return null;
}

/** A button, a link or a summary that a person can press, by its name; with `near`, in the same form as that field. */
export function findButton(page: Document, name: string, near?: string): HTMLElement | null {
  const form = near === undefined ? null : findField(page, near)?.closest('form');
  if (near !== undefined && !form) return null;
  for (const root of form ? [form] : rootsOf(page)) {
    const button = findNamed(name, (matches) =>
      (['button', 'link', 'tab'] as const)
        .flatMap((role) => queryAllByRole(root, role, { name: matches, hidden: true }))
        // By role the library finds neither what opens and closes further text, nor Clerk's links, whose address is empty.
        .concat(queryAllByText(root, matches, { selector: 'summary, a[href=""]' }))
        // Do not press a busy control.
        .filter((each) => !each.matches(':disabled') && each.getAttribute('aria-disabled') !== 'true'),
    );
    if (button) return button;
  }
  return null;
}
