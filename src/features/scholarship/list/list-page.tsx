import { onlineManager, useQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams, useHydrated, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { readState } from '#shared/api/read-state.ts';
import { useMarks } from '#shared/marks/use-marks.ts';
import { headOf } from '#shared/router/head-of.ts';
import { storeLatestSearch } from '#shared/router/latest-search.ts';
import { nextLocation } from '#shared/router/router-internals.ts';
import { useSearchText } from '#shared/router/use-search-text.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { type ListFilters, listSearchSchema, NO_FILTERS } from '../list-search.ts';
import { scholarshipListQuery } from '../scholarship-queries.ts';
import { type ListState, ScholarshipList } from './scholarship-list.tsx';

export const Route = createFileRoute('/scholarship/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(NO_FILTERS)] },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(scholarshipListQuery(context.api));
  },
  head: headOf('Scholarships', 'Search scholarships for students in India by income, amount and deadline.'),
  component: ListRoute,
});

function ListRoute() {
  const { api, queryClient } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => {
    storeLatestSearch(queryClient, '/scholarship', search);
  }, [queryClient, search]);
  const now = useNow();
  // Deferred, so that React renders the loaded list without blocking input.
  const list = useDeferredValue(useQuery(scholarshipListQuery(api)));
  const { marks, isKnown } = useMarks('scholarship');
  const saved = useMemo(() => new Set(marks.saved), [marks.saved]);
  const isHydrated = useDeferredValue(useHydrated());
  const router = useRouter();
  const [q, setQuery, writeQuery] = useSearchText(search.q, (typed) => {
    // Stores the search here as well as in the effect above. If the user opens a result, the
    // navigation below may be cancelled before the effect runs.
    storeLatestSearch(queryClient, '/scholarship', { ...search, q: typed, page: 1 });
    // A user may click a result before the typed text reaches the URL. In that case, don't navigate
    // back to the list.
    if (nextLocation(router).pathname !== router.state.resolvedLocation?.pathname) return;
    void navigate({
      search: (before) => ({ ...before, q: typed, page: 1 }),
      replace: true,
      resetScroll: false,
    });
  });

  const change = ({ q: typed, ...others }: Partial<ListFilters>) => {
    if (typed !== undefined) setQuery(typed);
    if (Object.keys(others).length === 0) return;
    void navigate({
      search: (before) => ({ ...before, q: typed ?? q, page: 1, ...others }),
      // Showing more cards adds no history entry, so that Back leaves the list.
      replace: Object.keys(others).join() === 'page',
      resetScroll: false,
    });
  };

  // The list may load before hydration, or before we know whose saved scholarships to show.
  const isReady = isHydrated && (isKnown || !search.saved);
  const state: ListState = isReady ? readState(list) : { kind: 'loading' };

  return (
    <ScholarshipList
      state={state}
      filters={{ ...search, q }}
      onFiltersChange={change}
      onSearchEnd={writeQuery}
      saved={saved}
      onReset={() => change({ ...NO_FILTERS, sort: search.sort })}
      // Offline, a reload would show the browser's error page instead of this page.
      onRefresh={() => (onlineManager.isOnline() ? window.location.reload() : void list.refetch())}
      now={now}
    />
  );
}
