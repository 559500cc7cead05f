import { createStore } from 'zustand/vanilla';

/**
 * True once the page has a toast to show and must load `ToastHost`. For signed-in users,
 * `ToastHost` loads earlier.
 */
export const toastHostWanted = createStore(() => false);
