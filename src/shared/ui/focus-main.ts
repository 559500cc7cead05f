/** Moves the focus to the start of the screen, after the focused element was removed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * A ref for what is removed when a button in it is pressed, such as a message with “Try Again”: the focus goes to the
 * start of the screen instead of being lost.
 */
export function focusMainOnRemoval(element: Element | null) {
  return () => {
    if (element?.contains(document.activeElement)) focusMain();
  };
}
