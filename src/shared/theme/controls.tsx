import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, use, useState } from 'react';
import { colorScheme } from './color-scheme.ts';
import { theme } from './theme.ts';
import { ThemeContext } from './theme-context.ts';

/** Mantine follows the page's color scheme. */
function createManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: () => colorScheme.get(),
    set: (scheme) => {
      // Mantine reports the change that it was given.
      if (scheme !== colorScheme.get()) colorScheme.set(scheme);
    },
    subscribe: (onUpdate) => {
      stop = colorScheme.subscribe(() => onUpdate(colorScheme.get()));
    },
    unsubscribe: () => stop(),
    clear: () => colorScheme.set('auto'),
  };
}

/** Provides Mantine for what it draws. */
export function Controls({ children }: { readonly children: ReactNode }) {
  const { env, forceColorScheme } = use(ThemeContext);
  const [manager] = useState(createManager);
  return (
    <MantineProvider
      theme={theme}
      env={env}
      defaultColorScheme="auto"
      colorSchemeManager={manager}
      {...(forceColorScheme ? { forceColorScheme } : {})}
    >
      {children}
    </MantineProvider>
  );
}
