import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import './tokens.css';
import './base.css';
import './layout.css';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { followColorScheme, showColorScheme } from './color-scheme.ts';
import { ThemeContext, type ThemeOptions } from './theme-context.ts';

export interface AppThemeProps extends Partial<ThemeOptions> {
  readonly children: ReactNode;
}

/**
 * The product's theme for an application, a story or a tested component: tokens, and light or dark. Form controls and
 * toasts load their library themselves (`Controls`), so that other pages do not.
 */
export function AppTheme({ children, env = 'default', forceColorScheme }: AppThemeProps) {
  useLayoutEffect(() => {
    if (forceColorScheme === undefined) return followColorScheme();
    showColorScheme(forceColorScheme);
  }, [forceColorScheme]);
  const options = useMemo(() => ({ env, forceColorScheme }), [env, forceColorScheme]);
  return <ThemeContext value={options}>{children}</ThemeContext>;
}
