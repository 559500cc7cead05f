/** Moves the focus to the start of the screen, after the focused element was removed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
