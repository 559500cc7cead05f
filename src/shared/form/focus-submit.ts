/** Gives the focus to the form's own button when what had it goes away. */
export function focusSubmitOnRemoval(element: Element | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
}
