import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { AppTheme } from '../theme/app-theme.tsx';
import { stringifySearch } from './stringify-search.ts';

export interface FakeRouterProps {
  readonly children: ReactNode;
}

/**
 * Provides the router that links need in tests and stories. The links have URLs, but following a
 * link doesn't open a page.
 */
export function FakeRouter({ children }: FakeRouterProps) {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), stringifySearch }),
  );
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>;
}

/** A `FakeRouter` inside the theme, for components that use Mantine. */
export function ThemedRouter({ children }: FakeRouterProps) {
  return (
    <AppTheme>
      <FakeRouter>{children}</FakeRouter>
    </AppTheme>
  );
}
