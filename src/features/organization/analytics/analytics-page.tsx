import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readState } from '#shared/api/read-state.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useNow } from '#shared/ui/use-now.ts';
import { useDecisions } from '../review/decision-mutation.ts';
import { FailedDecisions } from '../review/failed-decisions.tsx';
import { useApplications } from '../review/use-applications.ts';
import { useStoredScholarships } from '../review/use-stored-scholarships.ts';
import { Analytics, type AnalyticsState } from './analytics.tsx';
import { AnalyticsDetails, ScholarshipSummary } from './analytics-details.tsx';
import { type AnalyticsScholarship, analyticsScholarships } from './analytics-figures.ts';
import { analyticsQuery } from './analytics-queries.ts';
import { type AnalyticsSearch, analyticsSearchSchema, NO_ANALYTICS_SEARCH } from './analytics-search.ts';
import { useSignInFor } from './use-sign-in-for.ts';

export const Route = createFileRoute('/_organization/organization/dashboard/scholarship-analytics')({
  validateSearch: analyticsSearchSchema,
  search: { middlewares: [stripSearchParams(NO_ANALYTICS_SEARCH)] },
  loader: async ({ context, cause }) => {
    // What is on the device is read when the page opens, not at each change of its address.
    if (cause !== 'enter') return;
    await context.queryClient.prefetchQuery({ ...analyticsQuery(context.guardedUser.id), staleTime: 0 });
  },
  head: headOf('Scholarship Analytics'),
  component: AnalyticsRoute,
});

function AnalyticsRoute() {
  const { api, queryClient, guardedUser } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const ownerId = guardedUser.id;
  const now = useNow();

  const stored = useStoredScholarships(ownerId);
  const scholarships = useMemo(
    () => analyticsScholarships(stored.data?.scholarships ?? [], now),
    [stored.data, now],
  );
  const read = readState(stored);
  const state: AnalyticsState =
    read.kind === 'loaded' ? { ...read, data: { scholarships, readAt: read.data?.readAt ?? null } } : read;
  const { reviews, decide } = useDecisions({ api, queryClient, ownerId }, useSignInFor());

  const change = (next: Partial<AnalyticsSearch>, replace = false) =>
    void navigate({
      search: (before) => ({ ...NO_ANALYTICS_SEARCH, ...before, ...next }),
      replace,
      resetScroll: false,
    });
  const isListed = state.kind === 'loaded' && scholarships.length > 0;
  const named = scholarships.find(({ id }) => id === search.scholarship);
  const shown = search.scholarship === '' || !isListed ? null : (named ?? 'unknown');
  return (
    <Analytics
      state={state}
      search={search}
      onSearch={change}
      onOpen={(scholarship) => change({ scholarship })}
    >
      <AnalyticsDetails scholarship={shown} onClose={() => change({ scholarship: '' }, true)}>
        {named && <Details key={named.id} scholarship={named} />}
      </AnalyticsDetails>
      {shown === null && <FailedDecisions reviews={reviews} onDecide={decide} />}
    </Analytics>
  );
}

/** What a scholarship's applicants have in common; their own profiles are read while this is open. */
function Details({ scholarship }: { readonly scholarship: AnalyticsScholarship }) {
  const { api, guardedUser } = Route.useRouteContext();
  const { applicants } = useApplications(api, guardedUser.id, scholarship.applicants);
  return <ScholarshipSummary scholarship={{ ...scholarship, applicants }} />;
}
