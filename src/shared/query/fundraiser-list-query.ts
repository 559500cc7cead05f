import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';

export const campaignsKey = ['campaigns'] as const;

/** All campaigns that the server lists. The two slices that show campaigns share this read. */
export function fundraiserListQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...campaignsKey, 'all'],
    queryFn: ({ signal }) => api.call('fundraisers.all', { signal }),
    staleTime: 60_000,
  });
}
