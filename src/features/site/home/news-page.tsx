import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { campaignListQuery } from '#features/crowdfunding/index.ts';
import { scholarshipListQuery } from '#features/scholarship/index.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { News } from './news.tsx';
import { nextToEnd } from './news-content.ts';
import { useReminders } from './use-reminders.ts';

/** Loads the home page's news. Leaves out what fails to load. */
export default function HomeNews({ place }: { readonly place: ReactNode }) {
  const { api } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const now = useNow();
  const isGuest = useSession().status !== 'signed-in';
  const reminders = useReminders(api);
  // Deferred, so that React can render new content without blocking user input.
  const scholarships = useDeferredValue(useQuery(scholarshipListQuery(api)));
  const campaigns = useDeferredValue(useQuery(campaignListQuery(api)).data);
  if (scholarships.isPending) return place;
  return (
    <News
      // Signed-in users see their reminders right below the hero.
      reminders={isGuest ? reminders : null}
      scholarships={nextToEnd(scholarships.data, ({ expiredAt }) => expiredAt, now, 4)}
      campaigns={nextToEnd(campaigns, ({ deadline }) => deadline, now, 2)}
      onSearch={(q) => void navigate({ to: '/scholarship', search: { q } })}
      now={now}
    />
  );
}
