import { createContext } from 'react';

/** How the theme is put on. */
export interface ThemeOptions {
  /** `test` switches transitions and portals' delays off. */
  readonly env: 'default' | 'test';
  /** Fixes the colours, for stories and pictures; otherwise the user's choice or system decides. */
  readonly forceColorScheme?: 'light' | 'dark' | undefined;
}

export const ThemeContext = createContext<ThemeOptions>({ env: 'default' });
