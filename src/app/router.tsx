import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { siteBase } from '#shared/router/site-address.ts';
import { stringifySearch } from '#shared/router/stringify-search.ts';
import { prefersLittleData } from '#shared/ui/prefers-little-data.ts';
import type { AppContext } from './route-context.ts';
import { routeTree } from './route-tree.gen.ts';
import { RoutePending } from './shell/route-pending.tsx';
import { RouteProblem } from './shell/route-problem.tsx';

const NotFound = lazyRouteComponent(() => import('./shell/not-found.tsx'), 'NotFound');

/** How long a navigation may take before its spinner shows, in milliseconds. */
const PENDING_AFTER_MS = 300;

/** The application's router. A test passes a memory history and fakes. */
export function createAppRouter(context: AppContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    // A build may be served under a path of its host.
    basepath: siteBase(),
    context,
    // Only said where neither the build nor the development server has decided it.
    isServer: import.meta.env.SSR,
    ...(history ? { history } : {}),
    stringifySearch,
    defaultPreload: prefersLittleData() ? false : 'intent',
    // The query cache decides how fresh data is.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteProblem,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: unlessScrolledAtFirst(),
    // Moving between pages jumps; only anchors within a page glide (ROUTE-07).
    scrollRestorationBehavior: 'instant',
  });
}

/** Leaves a page where it was scrolled to before its scripts came. */
function unlessScrolledAtFirst() {
  let isFirst = true;
  return () => {
    const wasScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    // The router remembers for Back what it hears of.
    if (wasScrolled) document.dispatchEvent(new Event('scroll'));
    return !wasScrolled;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
