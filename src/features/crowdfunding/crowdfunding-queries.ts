import { queryOptions } from '@tanstack/react-query';
import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { campaignsKey, fundraiserListQuery } from '#shared/query/fundraiser-list-query.ts';
import { campaignFrom } from './campaign.ts';

export { ownerQuery as campaignOwnerQuery } from '#shared/query/owner-query.ts';
export { campaignsKey };

// A stable function, so that the query recomputes its result only when the data changes.
const campaignsFrom = (fundraisers: readonly Fundraiser[]) => fundraisers.map(campaignFrom);

export function campaignListQuery(api: ApiClient) {
  return queryOptions({ ...fundraiserListQuery(api), select: campaignsFrom });
}

/** Loads a single campaign. Throws ApiError with status 404 for an unknown id. */
export function campaignQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...campaignsKey, 'by-id', id],
    queryFn: ({ signal }) => api.call('fundraisers.byId', { params: { id }, signal }),
    select: campaignFrom,
  });
}
