import { loadWhenPossible } from '../browser/lazy-component.ts';
import { toastHostWanted } from './toast-host-wanted.ts';

/** How long a toast stays, in milliseconds (SHELL-08). */
export const TOAST_MS = 4000;
const SUCCESS_TOAST_MS = 2000;
/** The maximum number of toasts on screen (SHELL-08). */
export const TOAST_LIMIT = 20;

/** The ids of the latest toasts, oldest first, including closed toasts. */
const shown: string[] = [];

/** The height of two toasts with their gaps, in pixels. */
const TOASTS_HEIGHT = 160;

/** Whether toasts at the bottom of the screen could cover the focused control (WCAG 2.4.11). */
function isFocusLow(): boolean {
  const box = document.activeElement?.getBoundingClientRect();
  // An element that extends from the upper half of the screen down to the toasts is a section, not
  // a control. Toasts are too small to cover a section.
  return box !== undefined && box.top > innerHeight / 2 && box.bottom > innerHeight - TOASTS_HEIGHT;
}

async function show(kind: 'success' | 'error' | 'info', text: string): Promise<void> {
  // The code that shows toasts loads with the first toast.
  toastHostWanted.setState(true, true);
  const { notifications } = await loadWhenPossible(() => import('@mantine/notifications'));
  const id = notifications.show({
    message: text,
    position: isFocusLow() ? 'top-right' : 'bottom-right',
    autoClose: kind === 'success' ? SUCCESS_TOAST_MS : TOAST_MS,
    color: kind === 'success' ? 'var(--ee-leaf)' : kind === 'error' ? 'var(--ee-error)' : 'var(--ee-brand)',
    // Only errors announce themselves. `ToastHost` announces all other toasts, because screen
    // readers ignore a status that appears at the same time as its text.
    role: kind === 'error' ? 'alert' : 'none',
    closeButtonProps: { 'aria-label': 'Close' },
  });
  // Mantine's own limit applies to each position separately and makes new toasts wait, so this code
  // closes the oldest toast instead.
  shown.push(id);
  if (shown.length > TOAST_LIMIT) notifications.hide(shown.shift() ?? id);
}

/** Shows short messages over the page. Never use them for anything that the user needs later. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};
