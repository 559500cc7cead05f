import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Fundraiser, FundraiserWrite } from '#contract/schemas/fundraiser.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { type DeliveryStatus, mayBeDelivered } from '#shared/api/refusal.ts';
import { type CampaignFailure, campaignFailureOf } from '../model/campaign-failure.ts';
import { campaignsKey } from './campaign-queries.ts';

/** The call itself has had its 10 s by then: nobody waits as long again only to learn what became of it. */
const LOOK_UP_MS = 6000;

export type CreateCampaignOutcome =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'failed'; readonly failure: CampaignFailure; readonly delivery: DeliveryStatus };

/**
 * Creates a campaign once (CF-11). Where the answer does not say whether it arrived, the list is read before
 * anybody is told to try again, so that it never stands there twice. Never rejects.
 */
export async function createCampaign(api: ApiClient, write: FundraiserWrite): Promise<CreateCampaignOutcome> {
  try {
    const { id } = await api.call('fundraisers.create', { body: write });
    return { kind: 'created', id };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      console.error('The campaign could not be created', error);
      return { kind: 'failed', failure: campaignFailureOf('create', null), delivery: 'unknown' };
    }
    const failure = campaignFailureOf('create', error.failure);
    if (!mayBeDelivered(error.failure)) return { kind: 'failed', failure, delivery: 'answered' };
    const found = await lookUp(api, write);
    return typeof found === 'object'
      ? { kind: 'created', id: found.id }
      : { kind: 'failed', failure, delivery: found };
  }
}

async function lookUp(
  api: ApiClient,
  write: FundraiserWrite,
): Promise<Fundraiser | 'not-delivered' | 'unknown'> {
  try {
    const all = await api.call('fundraisers.all', { signal: AbortSignal.timeout(LOOK_UP_MS) });
    return all.findLast((campaign) => isSame(campaign, write)) ?? 'not-delivered';
  } catch (error) {
    console.warn('Whether the campaign arrived could not be looked up', error);
    return 'unknown';
  }
}

/** The same owner, words, goal and moment: nobody starts that twice. */
function isSame(campaign: Fundraiser, write: FundraiserWrite): boolean {
  return (
    campaign.organizationId === write.organizationId &&
    campaign.title === write.title &&
    campaign.description === write.description &&
    campaign.about === write.about &&
    campaign.goalAmount === write.goalAmount &&
    Date.parse(campaign.deadline) === Date.parse(write.deadline)
  );
}

/** Creating as a mutation: every list of campaigns is out of date afterwards. */
export function createCampaignMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: [...campaignsKey, 'create'],
    retry: false,
    networkMode: 'always',
    mutationFn: async (write: FundraiserWrite): Promise<CreateCampaignOutcome> => {
      const outcome = await createCampaign(api, write);
      // Whatever the server said: the lists may hold it now.
      if (outcome.kind === 'created' || outcome.delivery !== 'answered') {
        void queryClient.invalidateQueries({ queryKey: campaignsKey });
      }
      return outcome;
    },
  });
}
