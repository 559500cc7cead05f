import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a read, for display. `Failed` is the type of a failure's details. */
export type ReadView<Data, Failed = unknown> =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'failed' } & Failed)
  | { readonly kind: 'loaded'; readonly data: Data };

export type ReadState<Data> = ReadView<Data, { readonly error: Error; readonly retry: () => void }>;

/**
 * Returns the state of a query. Loaded data stays on screen during a refetch, even if the refetch
 * fails. A retry after a failed first read counts as 'loading', so that the user can see that the
 * retry is running.
 */
export function readState<Data>(
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>,
): ReadState<Data> {
  if (query.data !== undefined) return { kind: 'loaded', data: query.data };
  if (query.error === null || query.isFetching) return { kind: 'loading' };
  return { kind: 'failed', error: query.error, retry: () => void query.refetch() };
}
