/**
 * A ref for an element in a form. If the element is removed while it has the focus, the focus moves
 * to the form's submit button.
 */
export function focusSubmitOnRemoval(element: Element | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
}
