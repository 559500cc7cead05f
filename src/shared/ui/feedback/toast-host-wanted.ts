import { createStore } from 'zustand/vanilla';

/** Whether to load the toasts' host: with the first toast, or earlier for a signed-in user. */
export const toastHostWanted = createStore(() => false);
