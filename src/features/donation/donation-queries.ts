import type { QueryClient } from '@tanstack/react-query';
import { type Campaign, campaignFrom, campaignQuery } from '#features/crowdfunding/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';

/**
 * Reads a campaign from the server and updates the cache, because payments need current data. The
 * response includes the donations, which have no endpoint of their own.
 * @throws ApiError
 */
export async function readCampaign(queryClient: QueryClient, api: ApiClient, id: string): Promise<Campaign> {
  // If this were 0, data cached before the clock was set back would count as fresh.
  const staleTime = Number.NEGATIVE_INFINITY;
  return campaignFrom(await queryClient.fetchQuery({ ...campaignQuery(api, id), staleTime }));
}
