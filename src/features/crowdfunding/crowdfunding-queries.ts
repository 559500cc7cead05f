import { queryOptions } from '@tanstack/react-query';
import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { campaignsKey, fundraiserListQuery } from '#shared/query/fundraiser-list-query.ts';
import { campaignFrom } from './campaign.ts';

export { ownerQuery as campaignOwnerQuery } from '#shared/query/owner-query.ts';
export { campaignsKey };

// One function for all calls, so that the query keeps its result until the answer changes.
const campaignsFrom = (fundraisers: readonly Fundraiser[]) => fundraisers.map(campaignFrom);

export function campaignListQuery(api: ApiClient) {
  return queryOptions({ ...fundraiserListQuery(api), select: campaignsFrom });
}

/** One campaign; an unknown id throws an ApiError with status 404. */
export function campaignQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...campaignsKey, 'by-id', id],
    queryFn: ({ signal }) => api.call('fundraisers.byId', { params: { id }, signal }),
    select: campaignFrom,
  });
}
