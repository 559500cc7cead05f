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
  /** Fixes the scheme for stories and screenshots; otherwise the user's choice or the system decides. */
  readonly forceColorScheme?: 'light' | 'dark' | undefined;
  readonly children: ReactNode;
}

/** The site's own attribute says which scheme is shown, also before React: Mantine must not write a second one. */
const noRoot = () => undefined;

/** The product's theme for an application, a story or a tested component: the tokens, Mantine, and light or dark. */
export function AppTheme({ children, forceColorScheme }: AppThemeProps) {
  useLayoutEffect(() => {
    if (forceColorScheme === undefined) return followColorScheme();
    showColorScheme(forceColorScheme);
  }, [forceColorScheme]);
  return (
    <MantineProvider
      theme={theme}
      getRootElement={noRoot}
      // mantine.css has the variables, kit.module.css what else Mantine's global classes would do.
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
      // A test waits for no transition.
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      {children}
    </MantineProvider>
  );
}
