import { queryOptions } from '@tanstack/react-query';
import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { campaignsKey, fundraiserListQuery } from '#shared/query/fundraiser-list-query.ts';
import { campaignFrom } from './campaign.ts';

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

/** The organization that runs a campaign, as anyone who is signed in may read it (CF-07). */
export function campaignOwnerQuery(api: ApiClient, readerId: string, ownerId: string) {
  return queryOptions({
    queryKey: [...campaignsKey, 'owner', ownerId, readerId],
    queryFn: ({ signal }) =>
      api.call('organizations.byUser', { as: readerId, params: { userId: ownerId }, signal }),
  });
}
