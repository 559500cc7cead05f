import { createStore } from 'zustand/vanilla';

/**
 * Whether to load the toasts' host. True from the first toast on, or earlier for a signed-in user.
 */
export const toastHostWanted = createStore(() => false);
