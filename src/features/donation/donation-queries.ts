import type { QueryClient } from '@tanstack/react-query';
import { type Campaign, campaignFrom, campaignQuery } from '#features/crowdfunding/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';

/**
 * Reads a campaign and its donations from the server, and updates the cache. A payment relies on what the server has
 * now. The server has no list of donations: each campaign carries its own.
 *
 * @throws ApiError
 */
export async function readCampaign(queryClient: QueryClient, api: ApiClient, id: string): Promise<Campaign> {
  // Not 0: after the clock was set back, an earlier answer has a time to come.
  const staleTime = Number.NEGATIVE_INFINITY;
  return campaignFrom(await queryClient.fetchQuery({ ...campaignQuery(api, id), staleTime }));
}
