import { createContext } from 'react';

/** Options of the theme. */
export interface ThemeOptions {
  /** `test` disables transitions and the delays of portals. */
  readonly env: 'default' | 'test';
  /** Fixes the scheme for stories and screenshots; otherwise the user's choice or the system decides. */
  readonly forceColorScheme?: 'light' | 'dark' | undefined;
}

export const ThemeContext = createContext<ThemeOptions>({ env: 'default' });
