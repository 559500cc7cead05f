import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { signInAgainLink } from '#features/auth/index.ts';
import { scholarshipListQuery } from '#features/scholarship/index.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { useDecisions } from '../decision-mutation.ts';
import { FailedDecisions } from '../failed-decisions.tsx';
import { organizationQuery, ownCampaignsQuery, storedScholarshipsQuery } from '../organization-queries.ts';
import { type PublishedNotice, publishedNotice } from '../published-notice-store.ts';
import { isOwn } from '../scholarship-applicants.ts';
import { storedScholarships } from '../stored-scholarships-store.ts';
import { useSignInFor } from '../use-sign-in-for.ts';
import { Dashboard } from './dashboard.tsx';
import { dashboardFailureText, ownScholarships } from './dashboard-figures.ts';
import { DASHBOARD_TABS } from './dashboard-tabs.ts';
import { OwnCampaigns } from './own-campaigns.tsx';

/** How often the scholarships are refetched, in milliseconds (ORG-11). */
const REFRESH_MS = 5 * 60_000;

export const Route = createFileRoute('/_organization/organization/dashboard/')({
  validateSearch: v.object({ tab: v.fallback(v.optional(v.picklist(DASHBOARD_TABS)), undefined) }),
  head: headOf('Dashboard'),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { api, queryClient, session, storage, guardedUser } = Route.useRouteContext();
  const { tab = 'current' } = Route.useSearch();
  const ownerId = guardedUser.id;
  const list = useQuery({
    ...scholarshipListQuery(api),
    // A list that was loaded before sign-in lacks the applicants.
    refetchOnMount: 'always',
    refetchInterval: REFRESH_MS,
    // A hidden tab refetches only when the user returns to it.
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  const { data: organization } = useQuery(organizationQuery({ api, tables: storage.tables }, ownerId));
  // Loads after the scholarships, because the page shows the campaigns below them.
  const { data: campaigns = [] } = useQuery({ ...ownCampaignsQuery(api, ownerId), enabled: list.isFetched });
  const { data, dataUpdatedAt } = list;
  // `isFetchedAfterMount` is also true after a failed read. In that case, the cached list may lack
  // the latest decisions.
  const isReadHere = list.isFetchedAfterMount && list.isSuccess;
  const { reviews, decide } = useDecisions({ api, queryClient, ownerId }, useSignInFor());
  const published = usePublished(ownerId);
  const now = useNow();
  const failure = list.error && (failureIn(list.error) ?? { kind: 'network' });

  useEffect(() => {
    const visitor = session.getSnapshot();
    if (data === undefined || !isReadHere || visitor.status !== 'signed-in' || visitor.user.id !== ownerId)
      return;
    const scholarships = data.filter((scholarship) => isOwn(scholarship, ownerId));
    const stored = storedScholarships(ownerId).writeList({ readAt: dataUpdatedAt, scholarships });
    queryClient.setQueryData(storedScholarshipsQuery(ownerId).queryKey, stored);
  }, [data, isReadHere, dataUpdatedAt, session, ownerId, queryClient]);

  return (
    <Dashboard
      organization={organization}
      scholarships={data ? ownScholarships(data, ownerId, now) : null}
      isLoading={list.isFetching}
      failure={
        failure && {
          text: dashboardFailureText(failure),
          signIn: signInAgainLink(list.error, {
            role: 'ORGANIZATION',
            redirectTo: '/organization/dashboard',
          }),
        }
      }
      failedAttempts={list.errorUpdateCount}
      tab={tab}
      published={published}
      now={now}
      onRetry={() => void list.refetch({ cancelRefetch: false })}
      unsaved={<FailedDecisions reviews={reviews} onDecide={decide} />}
    >
      <OwnCampaigns campaigns={campaigns} now={now} />
    </Dashboard>
  );
}

/**
 * Returns the notice about a scholarship that was just published, changed or closed, and removes it
 * from storage. Returns null on the first render, because screen readers announce only text that
 * appears after the first render.
 */
function usePublished(userId: string): PublishedNotice | null {
  const [notice] = useState(() => publishedNotice(userId).read());
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    publishedNotice(userId).forget();
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, [userId]);
  return isShown ? notice : null;
}
