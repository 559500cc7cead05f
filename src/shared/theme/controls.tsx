import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, use, useState } from 'react';
import { colorScheme } from './color-scheme.ts';
import { theme } from './theme.ts';
import { ThemeContext } from './theme-context.ts';

/** The library follows the choice that the whole page follows. */
function createManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: () => colorScheme.get(),
    set: (scheme) => {
      // The library repeats the change that it was given.
      if (scheme !== colorScheme.get()) colorScheme.set(scheme);
    },
    subscribe: (onUpdate) => {
      stop = colorScheme.subscribe(() => onUpdate(colorScheme.get()));
    },
    unsubscribe: () => stop(),
    clear: () => colorScheme.set('auto'),
  };
}

/** What the library's form controls and toasts need around them; a form has one. */
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
