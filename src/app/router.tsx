import {
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router';
import { siteBase } from '#shared/router/site-address.ts';
import { parseSearch, stringifySearch } from '#shared/router/stringify-search.ts';
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
    parseSearch,
    stringifySearch,
    defaultPreload: prefersLittleData() ? false : 'intent',
    // The query cache decides how fresh data is.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteProblem,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: unlessSamePage(),
    // Moving between pages jumps; only anchors within a page glide (ROUTE-07).
    scrollRestorationBehavior: 'instant',
  });
}

/**
 * Whether the router may scroll after it has rendered: not when the same page is rendered again, and not when the first
 * one was scrolled before its scripts came.
 */
function unlessSamePage() {
  let shown: string | undefined;
  return ({ location }: { readonly location: ParsedLocation }) => {
    const { __TSR_key: key } = location.state;
    const stays = (shown === undefined || shown === key) && window.scrollY > 0;
    shown = key;
    // A position is kept for Back once the router has heard that the page was scrolled.
    if (stays) document.dispatchEvent(new Event('scroll'));
    return !stays;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
