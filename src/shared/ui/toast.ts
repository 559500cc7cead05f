import { loadWhenPossible } from './lazy-part.ts';
import { toastHostWanted } from './toast-host-wanted.ts';

/** How long a toast stays, in milliseconds (SHELL-08). */
export const TOAST_MS = 4000;
const SUCCESS_TOAST_MS = 2000;
/** How many toasts there are at most (SHELL-08). */
export const TOAST_LIMIT = 20;

/** The last toasts by id, oldest first, gone or not. */
const shown: string[] = [];

/** How high two toasts are, with the space around them, in pixels. */
const TOASTS_HEIGHT = 160;

/** Whether toasts at the lower edge of the screen could cover the control that has the focus (WCAG 2.4.11). */
function isFocusLow(): boolean {
  const box = document.activeElement?.getBoundingClientRect();
  // An element that begins in the upper half is a section rather than a control, and no toast covers all of it.
  return box !== undefined && box.top > innerHeight / 2 && box.bottom > innerHeight - TOASTS_HEIGHT;
}

async function show(kind: 'success' | 'error' | 'info', text: string): Promise<void> {
  // Toasts are no part of the first load: their code comes with the first one.
  toastHostWanted.setState(true, true);
  const { notifications } = await loadWhenPossible(() => import('@mantine/notifications'));
  const id = notifications.show({
    message: text,
    position: isFocusLow() ? 'top-right' : 'bottom-right',
    autoClose: kind === 'success' ? SUCCESS_TOAST_MS : TOAST_MS,
    color: kind === 'success' ? 'var(--ee-leaf)' : kind === 'error' ? 'var(--ee-error)' : 'var(--ee-brand)',
    // The host announces the others: a status that comes with its text is not announced.
    role: kind === 'error' ? 'alert' : 'none',
    closeButtonProps: { 'aria-label': 'Close' },
  });
  // Mantine's own limit would hold each place to it, and let the newest wait.
  shown.push(id);
  if (shown.length > TOAST_LIMIT) notifications.hide(shown.shift() ?? id);
}

/** Short messages over the page. Never the only place for something that the user needs. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};
