/** Moves the focus to the page's main element, after the focused element was removed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * A ref for an element that may be removed while it contains the focus, such as a message with a
 * 'Try Again' button. On removal, the focus moves to the nearest focusable ancestor, or to the
 * page's main element. Otherwise, the focus would be lost.
 */
export function focusAroundOnRemoval(element: Element | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const around = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    if (around) around.focus({ preventScroll: true });
    else focusMain();
  };
}

/** A ref for an element that takes the focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
