import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createOnce, deliveryOf, isOwnedBy } from '#shared/api/create-once.ts';
import { type Campaign, type CampaignWrite, campaignFrom } from '../campaign.ts';
import { campaignsKey } from '../crowdfunding-queries.ts';

/**
 * Whether this is the campaign that was sent. Compares the owner, the texts, the goal and the
 * deadline.
 */
function isSame(campaign: Campaign, write: CampaignWrite): boolean {
  return (
    campaign.ownerId === write.organizationId &&
    campaign.title === write.title &&
    campaign.description === write.description &&
    campaign.about === write.about &&
    campaign.goalAmount === write.goalAmount &&
    Date.parse(campaign.deadline) === Date.parse(write.deadline)
  );
}

/**
 * Creates a campaign once (CF-11). Then refetches the campaigns, unless the server clearly refused
 * the new campaign.
 */
export function createCampaignMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: [...campaignsKey, 'create'],
    mutationFn: (write: CampaignWrite): Promise<{ readonly id: string }> =>
      createOnce({
        send: () => api.call('fundraisers.create', { as: write.organizationId, body: write }),
        find: async () => {
          const keep = isOwnedBy(write.organizationId, 'organizationId');
          return (await api.call('fundraisers.all', { keep })).map(campaignFrom);
        },
        same: (campaign) => isSame(campaign, write),
      }),
    onSettled: (_, error) => {
      if (error !== null && deliveryOf(error) === 'answered') return;
      void queryClient.invalidateQueries({ queryKey: campaignsKey });
    },
  });
}
