import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createOnce } from '#shared/api/create-once.ts';
import { namesOf } from '#shared/form/fields.ts';
import { deadlineMoment } from '#shared/format/dates.ts';
import type { CampaignChange } from '../campaign-form/campaign-fields.ts';
import { campaignQuery, campaignsKey } from '../crowdfunding-queries.ts';

/** Whether the server's record contains the change. The server may reformat the deadline. */
function hasChange(record: Fundraiser, change: CampaignChange): boolean {
  return namesOf(change).every((name) =>
    name === 'deadline'
      ? deadlineMoment(record.deadline) === deadlineMoment(change.deadline ?? '')
      : record[name] === change[name],
  );
}

/**
 * Sends a campaign's changed fields (CF-12). On success, updates the cached campaign immediately,
 * and then refetches all campaigns. After an unclear response, reads the campaign again to find out
 * whether the server saved the changes.
 */
export function updateCampaignMutation(api: ApiClient, queryClient: QueryClient, userId: string, id: string) {
  return mutationOptions({
    mutationKey: [...campaignsKey, 'update', id],
    mutationFn: (change: CampaignChange) =>
      createOnce<undefined, Fundraiser>({
        send: () => api.call('fundraisers.update', { as: userId, params: { id }, body: change }),
        find: async () => [await api.call('fundraisers.byId', { params: { id } })],
        same: (record) => hasChange(record, change),
      }),
    onSuccess: (_, change) => {
      queryClient.setQueryData(
        campaignQuery(api, id).queryKey,
        (before) => before && { ...before, ...change },
      );
      void queryClient.invalidateQueries({ queryKey: campaignsKey });
    },
  });
}
