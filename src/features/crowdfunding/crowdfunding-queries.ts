import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';

/** The query key of everything about campaigns. */
export const campaignsKey = ['campaigns'] as const;

/** Every campaign, with its donations. */
export function campaignListQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...campaignsKey, 'all'],
    queryFn: ({ signal }) => api.call('fundraisers.all', { signal }),
    meta: { cachedAs: 'fundraisers.all' },
    staleTime: 60_000,
  });
}

/** One campaign; an unknown id throws an ApiError with status 404. */
export function campaignQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...campaignsKey, 'by-id', id],
    queryFn: ({ signal }) => api.call('fundraisers.byId', { params: { id }, signal }),
    meta: { cachedAs: 'fundraisers.byId' },
  });
}
