import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { attempt, localArea } from '../store/storage-area.ts';

/** What a person has chosen; `auto` is what their system says. */
export type ColorScheme = 'auto' | 'light' | 'dark';

const SCHEMES = ['auto', 'light', 'dark'] as const;
/** The key under which the controls' library stores it, too: both read the same choice. */
const KEY = 'mantine-color-scheme-value';

function stored(): ColorScheme {
  const text = attempt(() => localArea()?.getItem(KEY));
  return SCHEMES.find((scheme) => scheme === text) ?? 'auto';
}

const chosen = createStore(stored);

/** The choice of light or dark: it belongs to the device, not to a person. */
export const colorScheme = {
  get: chosen.getState,
  /** Where the browser stores nothing, the choice lasts as long as the page. */
  set(scheme: ColorScheme): void {
    attempt(() => localArea()?.setItem(KEY, scheme));
    chosen.setState(scheme, true);
  },
  subscribe: chosen.subscribe,
};

/** Dresses the page in a scheme, and says which it is. */
export function showColorScheme(scheme: ColorScheme): void {
  const isDark =
    scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
}

/** Applies the chosen scheme to the page, wherever it is changed: this page, the system, or another tab. */
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

/** The choice; re-renders on each change. A page that the build drew begins with 'auto', whatever is stored. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(chosen.subscribe, chosen.getState, () => 'auto');
}
