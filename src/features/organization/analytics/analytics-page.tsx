import { useQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { signInAgainLink } from '#features/auth/index.ts';
import { readState } from '#shared/api/read-state.ts';
import { headOf } from '#shared/router/head-of.ts';
import { downloadText } from '#shared/ui/download.ts';
import { useNow } from '#shared/ui/use-now.ts';
import { applicationQuery } from '../organization-queries.ts';
import { Analytics, type AnalyticsState } from './analytics.tsx';
import { AnalyticsDetails, ScholarshipSummary } from './analytics-details.tsx';
import { type AnalyticsScholarship, analyticsScholarships } from './analytics-figures.ts';
import { analyticsQuery } from './analytics-queries.ts';
import {
  type AnalyticsSearch,
  analyticsSearchSchema,
  NO_ANALYTICS_SEARCH,
  NO_DETAILS,
} from './analytics-search.ts';
import { ApplicantAnswers } from './applicant-answers.tsx';
import { applicantCsv, csvName } from './applicant-csv.ts';
import { ApplicantSection, type ApplicantSectionProps } from './applicant-section.tsx';
import { decisionsKey, useDecisions } from './decision-mutation.ts';
import { FailedDecisions } from './failed-decisions.tsx';
import { useApplications } from './use-applications.ts';

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
  const signInFor = useSignInFor();
  const ownerId = guardedUser.id;
  const now = useNow();

  const stored = useQuery({
    ...analyticsQuery(ownerId),
    refetchOnMount: false,
    retryOnMount: false,
    // Another tab may have stored newer figures. What is decided here is stored when the server has answered.
    refetchOnWindowFocus: () =>
      queryClient.isMutating({ mutationKey: decisionsKey }) === 0 ? 'always' : false,
  });
  const scholarships = useMemo(
    () => analyticsScholarships(stored.data?.scholarships ?? [], now),
    [stored.data, now],
  );
  const read = readState(stored);
  const state: AnalyticsState =
    read.kind === 'loaded' ? { ...read, data: { scholarships, readAt: read.data?.readAt ?? null } } : read;
  const { reviews, decide } = useDecisions({ api, queryClient, ownerId }, signInFor);

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
      onOpen={(scholarship) => change({ ...NO_DETAILS, scholarship })}
    >
      <AnalyticsDetails scholarship={shown} onClose={() => change(NO_DETAILS, true)}>
        {named && (
          <Details
            key={named.id}
            scholarship={named}
            show={search.show}
            onShow={(show) => change({ show }, true)}
            reviews={reviews}
            onDecide={decide}
          />
        )}
      </AnalyticsDetails>
      {shown === null && <FailedDecisions reviews={reviews} onDecide={decide} />}
    </Analytics>
  );
}

interface DetailsProps extends Pick<ApplicantSectionProps, 'show' | 'onShow' | 'reviews' | 'onDecide'> {
  readonly scholarship: AnalyticsScholarship;
}

/** A scholarship and its applicants, whose own profiles are read while this is open. */
function Details({ scholarship, ...section }: DetailsProps) {
  const { api, guardedUser, now: clock } = Route.useRouteContext();
  const { applicants, progress } = useApplications(api, guardedUser.id, scholarship.applicants);
  return (
    <>
      <ScholarshipSummary scholarship={{ ...scholarship, applicants }} />
      <ApplicantSection
        applicants={applicants}
        isSample={scholarship.isSample}
        profiles={progress}
        answersOf={(id) => <Answers key={id} applicationId={id} />}
        onExport={(chosen) => {
          const text = applicantCsv(chosen, scholarship.isSample);
          downloadText(csvName(scholarship, clock()), 'text/csv;charset=utf-8', text);
        }}
        {...section}
      />
    </>
  );
}

/** What a student wrote, read when it is opened. */
function Answers({ applicationId }: { readonly applicationId: string }) {
  const { api, guardedUser } = Route.useRouteContext();
  const signInFor = useSignInFor();
  const read = readState(useQuery(applicationQuery(api, guardedUser.id, applicationId)));
  return (
    <ApplicantAnswers state={read.kind === 'failed' ? { ...read, signIn: signInFor(read.error) } : read} />
  );
}

/** Where to sign in again, and come back here, for an error that says that the session has ended. */
function useSignInFor() {
  const router = useRouter();
  return (error: Error | null) =>
    signInAgainLink(error, { role: 'ORGANIZATION', redirectTo: router.state.location.href });
}
