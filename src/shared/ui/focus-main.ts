/** Moves the focus to the beginning of the screen, where what had it is gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
