import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { pageGuard } from '#features/auth/index.ts';
import type { MockServerOptions } from '#mocks/testing/mock-server.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import {
  pageAt,
  type RenderPagesOptions,
  renderPages,
  testQueryClient,
} from '#shared/router/page-test-kit.tsx';
import type { RouterContext } from '#shared/router/router-context.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';

const user = { id: 'user_1', role: 'ORGANIZATION' } as const;

export interface OrganizationPageOptions
  extends Pick<MockServerOptions, 'answers' | 'records'>,
    Pick<RenderPagesOptions, 'storage'> {
  /** The URL to open. Defaults to the page's path. */
  readonly address?: string;
  /** The initial cache. Empty by default. */
  readonly queryClient?: QueryClient;
}

/**
 * Opens a page with its real route and guard, signed in as the organization `user_1`. There is also
 * a page `/slow` that never loads. All other URLs show "Somewhere else".
 */
export function openPage(
  page: Parameters<typeof pageAt>[0],
  path: string,
  { address = path, storage, queryClient = testQueryClient(), ...server }: OrganizationPageOptions = {},
) {
  const { api, calls } = createMockApi({ as: user.id, role: user.role, ...server });
  const root = createRootRouteWithContext<RouterContext>()({
    notFoundComponent: () => <p>Somewhere else</p>,
  });
  const guard = createRoute({
    id: '_organization',
    getParentRoute: () => root,
    ...pageGuard('ORGANIZATION'),
  });
  const slow = createRoute({
    path: '/slow',
    getParentRoute: () => root,
    loader: () => new Promise(() => undefined),
  });
  const { router, unmount } = renderPages({
    routeTree: root.addChildren([slow, guard.addChildren([pageAt(page, path, guard)])]),
    api,
    session: createFakeSession({ status: 'signed-in', user }),
    queryClient,
    history: address,
    ...(storage && { storage }),
  });
  return {
    calls,
    queryClient,
    unmount,
    goTo: (to: string) => router.navigate({ to } as never),
    goBack: () => router.history.back(),
    address: () => router.history.location.href,
  };
}
