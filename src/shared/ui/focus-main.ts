/** Moves the focus to the start of the screen, after the focused element was removed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * A ref for what is removed when it is pressed, or a button in it, such as a message with “Try Again”: the focus goes to
 * the nearest part around it that takes it, in the end to the start of the screen, instead of being lost.
 */
export function focusAroundOnRemoval(element: Element | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const around = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    if (around) around.focus({ preventScroll: true });
    else focusMain();
  };
}

/** A ref for what takes the focus as soon as it is there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
