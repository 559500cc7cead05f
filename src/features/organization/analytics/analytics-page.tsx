import { useQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readState } from '#shared/api/read-state.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { withProfiles } from '../applicant.ts';
import { storedScholarshipsQuery } from '../organization-queries.ts';
import { scholarshipsWithApplicants } from '../scholarship-applicants.ts';
import { Analytics, type AnalyticsState } from './analytics.tsx';
import { AnalyticsDetails, ScholarshipSummary } from './analytics-details.tsx';
import { type AnalyticsSearch, analyticsSearchSchema, NO_ANALYTICS_SEARCH } from './analytics-search.ts';

export const Route = createFileRoute('/_organization/organization/dashboard/scholarship-analytics')({
  validateSearch: analyticsSearchSchema,
  search: { middlewares: [stripSearchParams(NO_ANALYTICS_SEARCH)] },
  loader: async ({ context, cause }) => {
    // Reads this device's data when the page opens, not when its search parameters change.
    if (cause !== 'enter') return;
    await context.queryClient.prefetchQuery({
      ...storedScholarshipsQuery(context.guardedUser.id),
      staleTime: 0,
    });
  },
  head: headOf('Scholarship Analytics'),
  component: AnalyticsRoute,
});

/** Shows the scholarships stored on this device, without a request (ORG-17). */
function AnalyticsRoute() {
  const { guardedUser } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const now = useNow();
  const query = useQuery({
    ...storedScholarshipsQuery(guardedUser.id),
    // The loader has just read this device's data.
    refetchOnMount: false,
    retryOnMount: false,
    // Another tab may have stored newer figures.
    refetchOnWindowFocus: 'always',
  });
  const scholarships = useMemo(() => {
    const profiles = new Map(Object.entries(query.data?.profiles ?? {}));
    return scholarshipsWithApplicants(query.data?.scholarships ?? [], now).map((one) => ({
      ...one,
      applicants: withProfiles(one.applicants, profiles, () => false),
    }));
  }, [query.data, now]);
  const read = readState(query);
  const state: AnalyticsState =
    read.kind === 'loaded'
      ? { ...read, data: { scholarships, readAt: read.data?.scholarships ? read.data.readAt : null } }
      : read;

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
        {named && <ScholarshipSummary scholarship={named} />}
      </AnalyticsDetails>
    </Analytics>
  );
}
