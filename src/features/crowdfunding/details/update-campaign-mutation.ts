import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { CampaignChange } from '../campaign-form/campaign-fields.ts';
import { campaignQuery, campaignsKey } from '../crowdfunding-queries.ts';

/**
 * Sends a campaign's changed fields (CF-12): the page shows them immediately, and everything about campaigns is
 * refetched. The change is idempotent, so an unanswered call is simply sent again.
 */
export function updateCampaignMutation(api: ApiClient, queryClient: QueryClient, userId: string, id: string) {
  return mutationOptions({
    mutationKey: [...campaignsKey, 'update', id],
    mutationFn: (change: CampaignChange) =>
      api.call('fundraisers.update', { as: userId, params: { id }, body: change }),
    onSuccess: (_, change) => {
      queryClient.setQueryData(
        campaignQuery(api, id).queryKey,
        (before) => before && { ...before, ...change },
      );
      void queryClient.invalidateQueries({ queryKey: campaignsKey });
    },
  });
}
