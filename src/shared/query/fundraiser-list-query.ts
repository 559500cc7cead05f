import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';

export const campaignsKey = ['campaigns'] as const;

/** Every campaign as the server lists it. Two slices show campaigns, and share this one read. */
export function fundraiserListQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...campaignsKey, 'all'],
    queryFn: ({ signal }) => api.call('fundraisers.all', { signal }),
    staleTime: 60_000,
  });
}
