import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { campaignListQuery } from '#features/crowdfunding/index.ts';
import { formatPaise } from '#shared/format/amount.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { donationHistory } from '../donation-history.ts';

/**
 * Links to the receipt of the user's latest donation (DON-06). Renders nothing if the user has
 * never donated, or if the campaigns can't be loaded.
 */
export default function LatestReceipt({ donorId }: { readonly donorId: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data = [] } = useQuery(campaignListQuery(api));
  const [latest] = donationHistory(data, donorId);
  if (latest?.paise == null || latest.at === null) return null;
  return (
    <AppLink to="/donor/profile" search={{ receipt: latest.id }}>
      {fill('Your latest receipt: {amount}, {day}', {
        amount: formatPaise(latest.paise),
        day: formatLongDate(latest.at),
      })}
    </AppLink>
  );
}
