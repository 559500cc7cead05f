import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { stringifySearch } from './stringify-search.ts';

export interface FakeRouterProps {
  readonly children: ReactNode;
}

/** A router for links without the site, in a test or a story: they have their addresses, and lead nowhere. */
export function FakeRouter({ children }: FakeRouterProps) {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), stringifySearch }),
  );
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>;
}
