import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { type CampaignFailure, campaignFailureOf } from '../model/campaign-failure.ts';
import type { CampaignChange } from '../model/campaign-fields.ts';
import { campaignQuery, campaignsKey } from './campaign-queries.ts';

/**
 * Sends what was changed of a campaign (CF-12). The same change can be sent twice, so a call that was not answered
 * is simply sent again. Never rejects.
 *
 * @returns null when it is saved
 */
async function updateCampaign(
  api: ApiClient,
  id: string,
  change: CampaignChange,
): Promise<CampaignFailure | null> {
  try {
    await api.call('fundraisers.update', { params: { id }, body: change });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return campaignFailureOf('update', error.failure);
    console.error('The campaign could not be updated', error);
    return campaignFailureOf('update', null);
  }
}

/** Updating as a mutation: the page shows the change at once, and everything about campaigns asks again. */
export function updateCampaignMutation(api: ApiClient, queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationKey: [...campaignsKey, 'update', id],
    retry: false,
    networkMode: 'always',
    mutationFn: async (change: CampaignChange): Promise<CampaignFailure | null> => {
      const failure = await updateCampaign(api, id, change);
      if (failure === null) {
        queryClient.setQueryData(
          campaignQuery(api, id).queryKey,
          (before) => before && { ...before, ...change },
        );
        void queryClient.invalidateQueries({ queryKey: campaignsKey });
      }
      return failure;
    },
  });
}
