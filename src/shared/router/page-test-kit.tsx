import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { ApiClient } from '../api/api-client.ts';
import { createFakeEmail } from '../email/fake-email.test-utils.ts';
import type { SessionPort } from '../ports/session.ts';
import type { HostedStorage } from '../ports/storage.ts';
import { SessionProvider } from '../session/session-context.tsx';
import { createFakeStorage } from '../storage/fake-storage.test-utils.ts';
import { AppTheme } from '../theme/app-theme.tsx';

/**
 * Gives a page its path and its parent route, as the generated route tree does, until the test
 * ends.
 */
export function pageAt(page: object, path: string, parent: AnyRoute): AnyRoute {
  const route = page as AnyRoute;
  const { children, options } = route;
  route.options = { ...options, id: path, path, getParentRoute: () => parent };
  // Restores the route, because other tests in the same browser page may use the same route object.
  onTestFinished(() => {
    Object.assign(route, { children, options });
  });
  return route;
}

export interface RenderPagesOptions {
  readonly routeTree: AnyRoute;
  readonly api: ApiClient;
  readonly session: SessionPort;
  readonly queryClient?: QueryClient;
  readonly storage?: HostedStorage;
  readonly history: RouterHistory | string;
}

/**
 * Renders pages inside the real router and providers. Uses a fake email sender and, by default, a
 * fake storage.
 */
export function renderPages({
  routeTree,
  api,
  session,
  queryClient = testQueryClient(),
  storage = createFakeStorage(),
  history,
}: RenderPagesOptions) {
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      session,
      api,
      storage,
      email: createFakeEmail(),
      now: Date.now,
    },
    history: typeof history === 'string' ? createMemoryHistory({ initialEntries: [history] }) : history,
  });
  const view = render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <RouterProvider router={router as never} />
        </SessionProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { ...view, router };
}

/** Creates a query client that neither retries nor refetches during a test. */
export function testQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}
