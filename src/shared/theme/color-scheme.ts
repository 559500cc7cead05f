import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { attempt, localArea } from '../store/storage-area.ts';

/** The chosen scheme. `auto` follows the system. */
export type ColorScheme = 'auto' | 'light' | 'dark';

const SCHEMES = ['auto', 'light', 'dark'] as const;
/** Mantine's storage key. Using the same key lets Mantine and the site read the same choice. */
const KEY = 'mantine-color-scheme-value';

function stored(): ColorScheme {
  const text = attempt(() => localArea()?.getItem(KEY));
  return SCHEMES.find((scheme) => scheme === text) ?? 'auto';
}

const chosen = createStore(stored);

/** The choice between light and dark mode. Stored per device, not per user. */
export const colorScheme = {
  get: chosen.getState,
  /** Changes the choice. If it cannot be stored, it is lost when the page closes. */
  set(scheme: ColorScheme): void {
    attempt(() => localArea()?.setItem(KEY, scheme));
    chosen.setState(scheme, true);
  },
  subscribe: chosen.subscribe,
};

/** Applies a scheme to the page. */
export function showColorScheme(scheme: ColorScheme): void {
  const isDark =
    scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
}

/**
 * Applies the chosen scheme to the page, and again whenever the choice or the system setting
 * changes, in this tab or another. Returns a function that stops the updates.
 */
export function followColorScheme(): () => void {
  const show = () => showColorScheme(chosen.getState());
  const system = matchMedia('(prefers-color-scheme: dark)');
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) chosen.setState(stored(), true);
  };
  show();
  system.addEventListener('change', show);
  window.addEventListener('storage', onStorage);
  const stop = chosen.subscribe(show);
  return () => {
    system.removeEventListener('change', show);
    window.removeEventListener('storage', onStorage);
    stop();
  };
}

/**
 * Returns the chosen scheme, and re-renders the component on each change. A prerendered page starts
 * with 'auto'.
 */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(chosen.subscribe, chosen.getState, () => 'auto');
}
