/** Moves the focus to the form's submit button if the removed element had it. */
export function focusSubmitOnRemoval(element: Element | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
}
