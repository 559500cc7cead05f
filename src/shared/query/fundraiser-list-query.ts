import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';

export const campaignsKey = ['campaigns'] as const;

/** Reads all campaigns that the server lists. Two slices show campaigns and share this query. */
export function fundraiserListQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...campaignsKey, 'all'],
    queryFn: ({ signal }) => api.call('fundraisers.all', { signal }),
    staleTime: 60_000,
  });
}
