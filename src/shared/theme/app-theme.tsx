import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import './tokens.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

export interface AppThemeProps {
  readonly children: ReactNode;
  /** `test` switches transitions and portals' delays off. */
  readonly env?: 'default' | 'test';
  /** Fixes the colours, for stories and pictures; otherwise the person's choice or system decides. */
  readonly forceColorScheme?: 'light' | 'dark';
}

/** The product's look around an application, a story or a tested component. */
export function AppTheme({ children, env = 'default', forceColorScheme }: AppThemeProps) {
  return (
    <MantineProvider
      theme={theme}
      env={env}
      defaultColorScheme="auto"
      {...(forceColorScheme ? { forceColorScheme } : {})}
    >
      {children}
    </MantineProvider>
  );
}
