import { useMutationState, useQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { signInAgainLink } from '#features/auth/index.ts';
import { readState } from '#shared/api/read-state.ts';
import { headOf } from '#shared/router/head-of.ts';
import { downloadText } from '#shared/ui/download.ts';
import { useNow } from '#shared/ui/use-now.ts';
import { applicationQuery } from '../organization-queries.ts';
import { Analytics, type AnalyticsState } from './analytics.tsx';
import { AnalyticsDetails, type AnalyticsDetailsProps } from './analytics-details.tsx';
import { analyticsScholarships, asOf } from './analytics-figures.ts';
import { analyticsQuery } from './analytics-queries.ts';
import {
  type AnalyticsSearch,
  analyticsSearchSchema,
  NO_ANALYTICS_SEARCH,
  NO_DETAILS,
} from './analytics-search.ts';
import { type Applicant, studentsOf, withProfiles } from './applicant.ts';
import { ApplicantAnswers } from './applicant-answers.tsx';
import { applicantCsv, csvName } from './applicant-csv.ts';
import { decide, type Review, reviewKey, reviewStates } from './applicant-review-mutation.ts';
import { FailedDecisions } from './failed-decisions.tsx';
import { useApplicantProfiles } from './use-applicant-profiles.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The details were opened from this screen, so closing them goes back. */
    readonly openedHere?: boolean;
  }
}

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
  const { api, queryClient, guardedUser, now: clock } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const owner = guardedUser.id;
  const now = useNow();

  const stored = useQuery({
    ...analyticsQuery(owner),
    refetchOnMount: false,
    retryOnMount: false,
    // Another tab may have stored newer figures. What is decided here is stored when the server has answered.
    refetchOnWindowFocus: () => (queryClient.isMutating({ mutationKey: reviewKey }) === 0 ? 'always' : false),
  });
  const scholarships = useMemo(
    () => (stored.data ? analyticsScholarships(stored.data.scholarships, now) : []),
    [stored.data, now],
  );
  const read = readState(stored);
  const state: AnalyticsState =
    read.kind === 'loaded'
      ? { kind: 'loaded', scholarships, asOf: read.data && asOf(read.data.readAt) }
      : read;

  const mutations = useMutationState({ filters: { mutationKey: reviewKey } });
  const reviews = useMemo(
    () =>
      reviewStates(mutations, (error) =>
        signInAgainLink(error, { role: 'ORGANIZATION', redirectTo: router.state.location.href }),
      ),
    [mutations, router],
  );
  const send = ({ applicationId, to, from, name }: Review) =>
    void decide({ api, queryClient, owner }, { applicationId, to, from, name });

  const change = (next: Partial<AnalyticsSearch>, replace = false) =>
    void navigate({
      search: (before) => ({ ...NO_ANALYTICS_SEARCH, ...before, ...next }),
      state: (before) => before,
      replace,
      resetScroll: false,
    });
  const open = (id: string) =>
    void navigate({
      search: (before) => ({ ...NO_ANALYTICS_SEARCH, ...before, ...NO_DETAILS, scholarship: id }),
      state: (before) => ({ ...before, openedHere: true }),
      resetScroll: false,
    });
  const close = () => {
    if (router.state.location.state.openedHere) return router.history.back();
    change(NO_DETAILS, true);
  };

  const isListed = state.kind === 'loaded' && scholarships.length > 0;
  const named = scholarships.find(({ id }) => id === search.scholarship);
  const shown = search.scholarship === '' || !isListed ? null : (named ?? 'unknown');
  return (
    <Analytics state={state} search={search} onSearch={change} onOpen={open}>
      <Details
        owner={owner}
        scholarship={shown}
        filters={search}
        onFilter={(next) => change(next, true)}
        onClose={close}
        reviews={reviews}
        onDecide={send}
        answersOf={(applicationId) => <Answers key={applicationId} {...{ owner, applicationId }} />}
        onExport={async (scholarship, applicants) => {
          const text = await applicantCsv(applicants, scholarship.isSample);
          downloadText(csvName(scholarship, clock()), 'text/csv;charset=utf-8', text);
        }}
      />
      {shown === null && <FailedDecisions reviews={reviews} onDecide={send} />}
    </Analytics>
  );
}

const NO_APPLICANTS: readonly Applicant[] = [];

/** The details of a scholarship with its applicants' own profiles, which are read while they are open. */
function Details({
  owner,
  scholarship,
  ...details
}: Omit<AnalyticsDetailsProps, 'profiles'> & { readonly owner: string }) {
  const { api } = Route.useRouteContext();
  const { applicants = NO_APPLICANTS } = (scholarship === 'unknown' ? null : scholarship) ?? {};
  const students = useMemo(() => studentsOf(applicants), [applicants]);
  const { profiles, ...progress } = useApplicantProfiles({ api, owner }, students);
  const { isReading } = progress;
  const known = useMemo(
    () =>
      scholarship === 'unknown' || scholarship === null
        ? scholarship
        : { ...scholarship, applicants: withProfiles(scholarship.applicants, profiles, isReading) },
    [scholarship, profiles, isReading],
  );
  return <AnalyticsDetails scholarship={known} profiles={progress} {...details} />;
}

/** What a student wrote, read when it is opened. */
function Answers({ owner, applicationId }: { readonly owner: string; readonly applicationId: string }) {
  const { api } = Route.useRouteContext();
  const router = useRouter();
  const read = readState(useQuery(applicationQuery(api, owner, applicationId)));
  const wayBack = { role: 'ORGANIZATION', redirectTo: router.state.location.href } as const;
  return (
    <ApplicantAnswers
      state={read.kind === 'failed' ? { ...read, signIn: signInAgainLink(read.error, wayBack) } : read}
    />
  );
}
