import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import './tokens.css';
import './base.css';
import './layout.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { followColorScheme, showColorScheme } from './color-scheme.ts';

export interface AppThemeProps {
  /** Fixes the scheme for stories and screenshots; otherwise the user's choice or the system decides. */
  readonly forceColorScheme?: 'light' | 'dark' | undefined;
  readonly children: ReactNode;
}

/** The product's theme for an application, a story or a tested component: tokens, and light or dark. */
export function AppTheme({ children, forceColorScheme }: AppThemeProps) {
  useLayoutEffect(() => {
    if (forceColorScheme === undefined) return followColorScheme();
    showColorScheme(forceColorScheme);
  }, [forceColorScheme]);
  return children;
}
