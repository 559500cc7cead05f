import './layers.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './tokens.css';
import './mantine.css';
import './base.css';
import './layout.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { followColorScheme, showColorScheme } from './color-scheme.ts';
import { theme } from './theme.ts';

export interface AppThemeProps {
  /**
   * Forces a color scheme, for stories and screenshots. If omitted, the user's choice or the system
   * decides.
   */
  readonly forceColorScheme?: 'light' | 'dark' | undefined;
  readonly children: ReactNode;
}

/**
 * Without a root element, Mantine doesn't overwrite the color scheme attribute. The site itself
 * sets that attribute before React starts.
 */
const noRoot = () => undefined;

/**
 * Wraps an application, a story or a test in the site's theme: tokens, Mantine and color scheme.
 */
export function AppTheme({ children, forceColorScheme }: AppThemeProps) {
  useLayoutEffect(() => {
    if (forceColorScheme === undefined) return followColorScheme();
    showColorScheme(forceColorScheme);
  }, [forceColorScheme]);
  return (
    <MantineProvider
      theme={theme}
      getRootElement={noRoot}
      // mantine.css sets the variables, and kit.module.css replaces Mantine's global classes.
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
      // Skips transitions in tests.
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      {children}
    </MantineProvider>
  );
}
