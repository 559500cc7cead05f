import { useQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { readState } from '#shared/api/read-state.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { headOf } from '#shared/router/head-of.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { downloadText } from '#shared/ui/download.ts';
import { BackLink, Page, PageHeader } from '#shared/ui/page.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { type AnalyticsScholarship, analyticsScholarships } from '../analytics/analytics-figures.ts';
import { analyticsQuery } from '../analytics/analytics-queries.ts';
import { useSignInFor } from '../analytics/use-sign-in-for.ts';
import { applicationQuery } from '../organization-queries.ts';
import { ApplicantAnswers } from './applicant-answers.tsx';
import { applicantCsv, csvName } from './applicant-csv.ts';
import { useDecisions } from './decision-mutation.ts';
import { Review } from './review.tsx';
import { NO_REVIEW_SEARCH, type ReviewSearch, reviewSearchSchema } from './review-search.ts';
import { type ProfilesProgress, useApplications } from './use-applications.ts';
import { useStoredScholarships } from './use-stored-scholarships.ts';

export const Route = createFileRoute('/_organization/organization/dashboard/review/$id')({
  validateSearch: reviewSearchSchema,
  search: { middlewares: [stripSearchParams(NO_REVIEW_SEARCH)] },
  loader: async ({ context, cause }) => {
    // What is on the device is read when the page opens, not at each change of its address.
    if (cause !== 'enter') return;
    await context.queryClient.prefetchQuery({ ...analyticsQuery(context.guardedUser.id), staleTime: 0 });
  },
  head: headOf('Applications'),
  component: ReviewRoute,
});

function ReviewRoute() {
  const { guardedUser } = Route.useRouteContext();
  const { id } = Route.useParams();
  const now = useNow();
  const stored = useStoredScholarships(guardedUser.id);
  const scholarship = useMemo(
    () => analyticsScholarships(stored.data?.scholarships ?? [], now).find((one) => one.id === id),
    [stored.data, now, id],
  );
  return (
    <Page>
      <PageHeader
        title={scholarship?.title ?? 'Applications'}
        back={<BackLink to="/organization/dashboard">Back to Dashboard</BackLink>}
        lead={scholarship && <Lead scholarship={scholarship} />}
      />
      {scholarship ? (
        <Applications key={id} scholarship={scholarship} />
      ) : (
        <StateMessage
          kind="empty"
          text="Scholarship not found"
          hint="This device has no applications for it. Open the dashboard to load your scholarships again."
        >
          <LinkButton to="/organization/dashboard">Open the dashboard</LinkButton>
        </StateMessage>
      )}
    </Page>
  );
}

function Lead({ scholarship: { id, deadline } }: { readonly scholarship: AnalyticsScholarship }) {
  return (
    <p>
      <span>{fill('Deadline {date}', { date: formatLongDate(deadline) })}</span>
      {' · '}
      <AppLink to="/organization/dashboard/scholarship-analytics" search={{ scholarship: id }}>
        Statistics
      </AppLink>
    </p>
  );
}

/** The applications of a scholarship; the students' own profiles are read while the page is open. */
function Applications({ scholarship }: { readonly scholarship: AnalyticsScholarship }) {
  const { api, guardedUser } = Route.useRouteContext();
  const { applicants, progress } = useApplications(api, guardedUser.id, scholarship.applicants);
  return <Decisions scholarship={{ ...scholarship, applicants }} profiles={progress} />;
}

interface DecisionsProps {
  /** With what the students' profiles say. */
  readonly scholarship: AnalyticsScholarship;
  readonly profiles: ProfilesProgress;
}

function Decisions({ scholarship, profiles }: DecisionsProps) {
  const { api, queryClient, guardedUser, now: clock } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const ownerId = guardedUser.id;
  const { id, isSample, applicants } = scholarship;
  const { reviews, decide } = useDecisions({ api, queryClient, ownerId }, useSignInFor());
  const [notes] = useState(() => createDraftStorage({ name: 'review-draft', userId: ownerId, parts: [id] }));
  const change = (next: Partial<ReviewSearch>) =>
    void navigate({
      search: (before) => ({ ...NO_REVIEW_SEARCH, ...before, ...next }),
      // On a phone, Back leads from an applicant to the list.
      replace: search.applicant !== '' || next.applicant === undefined,
      resetScroll: false,
    });
  return (
    <Review
      applicants={applicants}
      isSample={isSample}
      profiles={profiles}
      search={search}
      onSearch={change}
      reviews={reviews}
      onDecide={decide}
      notes={notes}
      answersOf={(applicationId) => <Answers key={applicationId} applicationId={applicationId} />}
      onExport={(chosen) => {
        const text = applicantCsv(chosen, isSample);
        downloadText(csvName(scholarship, clock()), 'text/csv;charset=utf-8', text);
      }}
    />
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
