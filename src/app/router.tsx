import {
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router';
import { entryKey } from '#shared/router/router-internals.ts';
import { siteBase } from '#shared/router/site-address.ts';
import { parseSearch, stringifySearch } from '#shared/router/stringify-search.ts';
import { prefersLittleData } from '#shared/ui/browser/prefers-little-data.ts';
import type { AppContext } from './route-context.ts';
import { routeTree } from './route-tree.gen.ts';
import { RoutePending } from './shell/route-pending.tsx';
import { RouteProblem } from './shell/route-problem.tsx';

const NotFound = lazyRouteComponent(() => import('./shell/not-found.tsx'), 'NotFound');

/** How long a navigation may take before the spinner appears, in milliseconds. */
const PENDING_AFTER_MS = 300;

/** Creates the application's router. Tests pass a memory history and fakes. */
export function createAppRouter(context: AppContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    // A host may serve the site under a sub-path.
    basepath: siteBase(),
    context,
    // Has an effect only in tests. Outside tests, the build or the development server sets this
    // value.
    isServer: import.meta.env.SSR,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: prefersLittleData() ? false : 'intent',
    // The query cache decides whether data is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteProblem,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: unlessSamePage(),
    scrollRestorationBehavior: 'instant',
  });
}

/**
 * Returns a function that decides whether the router restores the scroll position. The router must
 * not do so when the same page renders again, or when the user scrolled the page before its scripts
 * ran.
 */
function unlessSamePage() {
  let shown: string | undefined;
  return ({ location }: { readonly location: ParsedLocation }) => {
    const key = entryKey(location);
    const stays = (shown === undefined || shown === key) && window.scrollY > 0;
    shown = key;
    // The router saves the scroll position for Back only after a scroll event, so this code sends
    // one.
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
