import { useSyncExternalStore } from 'react';
import { localArea } from '../store/storage-area.ts';

/** What a person has chosen; `auto` is what their system says. */
export type ColorScheme = 'auto' | 'light' | 'dark';

const SCHEMES = ['auto', 'light', 'dark'] as const;
/** The key under which the controls' library stores it, too: both read the same choice. */
const KEY = 'mantine-color-scheme-value';

/* Not a zustand store: the device is asked each time, and a page from the build begins with 'auto' whatever is stored. */
const listeners = new Set<() => void>();
/** The choice where the browser stores nothing; it lasts as long as the page. */
let unstored: ColorScheme | null = null;

/** The choice of light or dark: it belongs to the device, not to a person. */
export const colorScheme = {
  get(): ColorScheme {
    if (unstored !== null) return unstored;
    try {
      const stored = localArea()?.getItem(KEY);
      return SCHEMES.find((scheme) => scheme === stored) ?? 'auto';
    } catch {
      // A browser that refuses its storage has no choice in it.
      return 'auto';
    }
  },
  set(scheme: ColorScheme): void {
    try {
      const area = localArea();
      area?.setItem(KEY, scheme);
      unstored = area === null ? scheme : null;
    } catch {
      unstored = scheme;
    }
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Dresses the page in a scheme, and says which it is. */
export function showColorScheme(scheme: ColorScheme): void {
  const isDark =
    scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
}

/** Applies the chosen scheme to the page, wherever it is changed: this page, the system, or another tab. */
export function followColorScheme(): () => void {
  const show = () => showColorScheme(colorScheme.get());
  const system = matchMedia('(prefers-color-scheme: dark)');
  const other = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) for (const listener of [...listeners]) listener();
  };
  show();
  system.addEventListener('change', show);
  window.addEventListener('storage', other);
  const stop = colorScheme.subscribe(show);
  return () => {
    system.removeEventListener('change', show);
    window.removeEventListener('storage', other);
    stop();
  };
}

/** The choice; re-renders on each change. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(colorScheme.subscribe, colorScheme.get, () => 'auto');
}
