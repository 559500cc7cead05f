import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CampaignGrid, campaignListQuery } from '#features/crowdfunding/index.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { nextToEnd } from './next-to-end.ts';

const COUNT = 3;

/**
 * Shows open campaigns that still need money. If the campaigns can't be loaded, shows nothing,
 * because the campaign list at `/crowdfunding` reports the error.
 */
export default function EndingCampaigns({ place }: { readonly place: ReactNode }) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const { data, isPending } = useQuery(campaignListQuery(api));
  if (isPending) return place;
  return <CampaignGrid campaigns={nextToEnd(data ?? [], now, COUNT)} now={now} />;
}
