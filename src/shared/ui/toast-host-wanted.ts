import { createStore } from 'zustand/vanilla';

/** Whether a toast has been asked for: what shows toasts comes with the first one, and earlier for a signed-in user. */
export const toastHostWanted = createStore(() => false);
