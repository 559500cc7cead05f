import { loadWhenPossible } from './lazy-part.ts';

/** How long a toast stays, in milliseconds (SHELL-08). */
export const TOAST_MS = 4000;
const SUCCESS_TOAST_MS = 2000;
/** How many toasts there are at most (SHELL-08). */
export const TOAST_LIMIT = 20;

/** Whether a toast at the lower edge of the screen could cover what has the focus (WCAG 2.4.11). */
function isFocusLow(): boolean {
  const top = document.activeElement?.getBoundingClientRect().top ?? 0;
  return top > window.innerHeight / 2;
}

async function show(kind: 'success' | 'error' | 'info', text: string): Promise<void> {
  // Toasts are no part of the first load: their code comes with the first one.
  const { notifications } = await loadWhenPossible(() => import('@mantine/notifications'));
  notifications.show({
    message: text,
    position: isFocusLow() ? 'top-right' : 'bottom-right',
    autoClose: kind === 'success' ? SUCCESS_TOAST_MS : TOAST_MS,
    color: kind === 'success' ? 'var(--ee-leaf)' : kind === 'error' ? 'var(--ee-error)' : 'var(--ee-brand)',
    // The host announces the others: a status that comes with its text is not announced.
    role: kind === 'error' ? 'alert' : 'none',
    closeButtonProps: { 'aria-label': 'Close' },
  });
}

/** Short messages over the page; nothing that a person needs may be only in one. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};
