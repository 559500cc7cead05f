import type { QueryClient } from '@tanstack/react-query';

type List = '/scholarship' | '/crowdfunding';

const keyOf = (list: List) => ['latest-search', list];

/**
 * Stores a list's search parameters for links back to the list. They are in the query cache,
 * because the site clears that cache before another user can see it (AUTH-07). A reload loses them.
 */
export function storeLatestSearch(queryClient: QueryClient, list: List, search: object): void {
  // By default, the cache drops unused data after five minutes. A user may read a page for longer
  // before returning to the list.
  queryClient.setQueryDefaults(keyOf(list), { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(keyOf(list), search);
}

/** Returns the search parameters that were stored last, or none. */
export function latestSearch<Search extends object>(queryClient: QueryClient, list: List): Partial<Search> {
  return queryClient.getQueryData<Search>(keyOf(list)) ?? {};
}
