import type { UseQueryResult } from '@tanstack/react-query';

/** What a view needs to know of a read: `Failed` is what it says about a failure, besides that there was one. */
export type ReadView<Data, Failed = unknown> =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'failed' } & Failed)
  | { readonly kind: 'loaded'; readonly data: Data };

/** A read of the server's data, as a page has it. */
export type ReadState<Data> = ReadView<Data, { readonly error: Error; readonly retry: () => void }>;

/**
 * What a page shows of a query. Loaded data stays on screen during a refetch and when that fails. A retry after a
 * failure is 'loading' again, so that the user sees something happen.
 */
export function readState<Data>(
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>,
): ReadState<Data> {
  if (query.data !== undefined) return { kind: 'loaded', data: query.data };
  if (query.error === null || query.isFetching) return { kind: 'loading' };
  return { kind: 'failed', error: query.error, retry: () => void query.refetch() };
}
