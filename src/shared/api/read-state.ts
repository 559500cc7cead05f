import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a read for a view. `Failed` is what the view needs to know about a failure. */
export type ReadView<Data, Failed = unknown> =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'failed' } & Failed)
  | { readonly kind: 'loaded'; readonly data: Data };

export type ReadState<Data> = ReadView<Data, { readonly error: Error; readonly retry: () => void }>;

/**
 * The state of a query. Loaded data stays on screen during a refetch, and if the refetch fails. A
 * retry after a failure is 'loading' again, so that the user sees something happen.
 */
export function readState<Data>(
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>,
): ReadState<Data> {
  if (query.data !== undefined) return { kind: 'loaded', data: query.data };
  if (query.error === null || query.isFetching) return { kind: 'loading' };
  return { kind: 'failed', error: query.error, retry: () => void query.refetch() };
}
