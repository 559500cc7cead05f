import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { PANEL_MARK } from './page-text.ts';

/** Returns the open shadow roots of the body's children, the topmost first, and then the body. */
function rootsOf({ body }: Document): HTMLElement[] {
  const shadows = [...body.children].map(({ shadowRoot }) => shadowRoot).filter((root) => root !== null);
  // Testing Library's queries accept shadow roots, although their types allow only elements.
  return [...(shadows.reverse() as unknown as HTMLElement[]), body];
}

/**
 * True if a user can reach an element on the page. The element must be visible and outside the
 * panel.
 */
const isThere = (element: Element): boolean =>
  element.closest(`[${PANEL_MARK}]`) === null &&
  // File inputs are often hidden behind their label, which users press instead.
  ((element instanceof HTMLInputElement && element.type === 'file') ||
    (element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0));

/**
 * Finds the control whose name is exactly `name`. If there is none, finds a control whose name
 * starts with `name`.
 */
function findNamed<E extends Element>(
  name: string,
  query: (matches: (own: string) => boolean) => readonly E[],
): E | null {
  const isWhole = (own: string): boolean => own === name;
  const isBeginning = (own: string): boolean => own.startsWith(name);
  return query(isWhole).find(isThere) ?? query(isBeginning).find(isThere) ?? null;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Finds a field by its label. Ignores fields that a user cannot reach. */
export function findField(page: Document, label: string): Field | null {
  for (const root of rootsOf(page)) {
    const field = findNamed(label, (matches) =>
      queryAllByLabelText<Field>(root, matches, { selector: 'input, textarea' }),
    );
    if (field) return field;
  }
  return null;
}

/**
 * Finds a button, link, tab or summary by its name. Ignores controls that a user cannot press. If
 * `near` is given, searches only the form that contains the field whose label is `near`.
 */
export function findButton(page: Document, name: string, near?: string): HTMLElement | null {
  const form = near === undefined ? null : findField(page, near)?.closest('form');
  if (near !== undefined && !form) return null;
  for (const root of form ? [form] : rootsOf(page)) {
    const button = findNamed(name, (matches) =>
      (['button', 'link', 'tab'] as const)
        .flatMap((role) => queryAllByRole(root, role, { name: matches, hidden: true }))
        // Queries by role find neither summaries nor Clerk's links, whose `href` is empty.
        .concat(queryAllByText(root, matches, { selector: 'summary, a[href=""]' }))
        // Skips disabled and busy controls.
        .filter((each) => !each.matches(':disabled') && each.getAttribute('aria-disabled') !== 'true'),
    );
    if (button) return button;
  }
  return null;
}
