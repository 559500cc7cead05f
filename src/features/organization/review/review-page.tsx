import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import { type ReadState, readState } from '#shared/api/read-state.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { headOf } from '#shared/router/head-of.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { downloadFile, downloadText } from '#shared/ui/actions/download.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { SignInAgainButton } from '#shared/ui/actions/sign-in-again.tsx';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { BackLink, Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { DocumentAccessContext } from '#shared/upload/document-access.ts';
import { type Applicant, decisionOf, withProfiles } from '../applicant.ts';
import { type Review as Decided, decisionsKey, useDecisions } from '../decision-mutation.ts';
import { applicationQuery, reviewedScholarshipQuery } from '../organization-queries.ts';
import {
  type ApplicantsOfScholarship,
  isOwn,
  scholarshipsWithApplicants,
} from '../scholarship-applicants.ts';
import { type StoredProfile, storedScholarships } from '../stored-scholarships-store.ts';
import { unsavedDecisions } from '../unsaved-decisions-store.ts';
import { useSignInFor } from '../use-sign-in-for.ts';
import { ApplicantAnswers } from './applicant-answers.tsx';
import { applicantCsv, csvName, zipName } from './applicant-csv.ts';
import type { SaveDocuments } from './documents-download.tsx';
import { Review } from './review.tsx';
import { NO_REVIEW_SEARCH, type ReviewSearch, reviewSearchSchema } from './review-search.ts';
import { UnsavedDecisions } from './unsaved-decisions.tsx';
import { type Profiles, profileQuery, useProfiles } from './use-profiles.ts';

export const Route = createFileRoute('/_organization/organization/dashboard/review/$id')({
  validateSearch: reviewSearchSchema,
  search: { middlewares: [stripSearchParams(NO_REVIEW_SEARCH)] },
  head: headOf('Applications'),
  component: ReviewRoute,
});

function ReviewRoute() {
  const { api, queryClient, guardedUser } = Route.useRouteContext();
  const { id } = Route.useParams();
  const now = useNow();
  const query = useQuery({
    ...reviewedScholarshipQuery(api, guardedUser.id, id),
    refetchOnMount: 'always',
    // Students may have applied or withdrawn while the window was in the background. Does not
    // refetch while a decision is being sent, because the response might not contain that decision
    // yet.
    refetchOnWindowFocus: () =>
      queryClient.isMutating({ mutationKey: decisionsKey }) === 0 ? 'always' : false,
  });
  const read = readState(query);
  const isMissing = isNotFound(query.error);
  const own = read.kind === 'loaded' && !isMissing && isOwn(read.data, guardedUser.id) ? read.data : null;
  const [scholarship] = useMemo(() => scholarshipsWithApplicants(own ? [own] : [], now), [own, now]);
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
        <NothingToReview read={read} isMissing={isMissing} />
      )}
    </Page>
  );
}

function Lead({ scholarship: { id, deadline } }: { readonly scholarship: ApplicantsOfScholarship }) {
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

interface NothingToReviewProps {
  readonly read: ReadState<Scholarship>;
  /** True if the scholarship does not exist. */
  readonly isMissing: boolean;
}

/** Shown instead of the applications while they load, or if they cannot be shown. */
function NothingToReview({ read, isMissing }: NothingToReviewProps) {
  const signInFor = useSignInFor();
  const dashboard = <LinkButton to="/organization/dashboard">Open the dashboard</LinkButton>;
  if (isMissing) {
    return (
      <StateMessage kind="empty" text="Scholarship not found" hint="The scholarship may have been deleted.">
        {dashboard}
      </StateMessage>
    );
  }
  if (read.kind === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>Loading the applications</VisuallyHidden>
        <Skeleton height="24rem" />
      </div>
    );
  }
  if (read.kind === 'failed') {
    const signIn = signInFor(read.error);
    return (
      <StateMessage kind="unread" text={organizationErrors['review-failed']}>
        {signIn && <SignInAgainButton signIn={signIn} />}
        <Button variant={signIn ? 'default' : 'filled'} onClick={read.retry}>
          Try Again
        </Button>
      </StateMessage>
    );
  }
  return (
    <StateMessage
      kind="empty"
      text="This scholarship belongs to another organization."
      hint="You can review the applications for your own scholarships."
    >
      {dashboard}
    </StateMessage>
  );
}

/** A scholarship's applications. Loads the profiles of the applicants in view. */
function Applications({ scholarship }: { readonly scholarship: ApplicantsOfScholarship }) {
  const { api, guardedUser, now } = Route.useRouteContext();
  const ownerId = guardedUser.id;
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  const [wantsAll, setWantsAll] = useState(false);
  const wanted = new Set(
    scholarship.applicants
      .filter(({ id }) => wantsAll || inView.has(id))
      .flatMap(({ studentId }) => studentId ?? []),
  );
  const profiles = useProfiles(api, ownerId, wanted);
  const { profiles: known, isReading } = profiles;

  useEffect(() => {
    if (isReading || known.size === 0) return;
    const stored = [...known].map(([student, profile]): [string, StoredProfile] => [
      student,
      { gender: profile?.gender ?? null, marks: profile?.marks ?? null },
    ]);
    storedScholarships(ownerId).addProfiles(Object.fromEntries(stored), now());
  }, [known, isReading, ownerId, now]);

  return (
    <Decisions
      scholarship={{
        ...scholarship,
        applicants: withProfiles(scholarship.applicants, known, profiles.isComing),
      }}
      profiles={profiles}
      onInView={(id, isInView) =>
        setInView((before) => {
          if (before.has(id) === isInView) return before;
          const others = [...before].filter((one) => one !== id);
          return new Set(isInView ? [...others, id] : others);
        })
      }
      onReadAll={() => setWantsAll(true)}
    />
  );
}

interface DecisionsProps {
  /** The scholarship, with the applicants' profiles filled in. */
  readonly scholarship: ApplicantsOfScholarship;
  readonly profiles: Profiles;
  readonly onInView: (id: string, isInView: boolean) => void;
  readonly onReadAll: () => void;
}

function Decisions({ scholarship, profiles, onInView, onReadAll }: DecisionsProps) {
  const { api, queryClient, guardedUser, now: clock } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const ownerId = guardedUser.id;
  const { id, isSample, amount } = scholarship;
  const access = use(DocumentAccessContext);
  const { reviews: all, decide } = useDecisions({ api, queryClient, ownerId }, useSignInFor());
  const listed = new Map(scholarship.applicants.map((one) => [one.applicationId, one]));
  const reviews = new Map(
    [...all].map(([key, review]) => [key, { ...review, name: listed.get(key)?.name ?? review.name }]),
  );
  // Shows a decision optimistically while it is being sent. If the server refuses it, shows
  // the saved decision again.
  const applicants = scholarship.applicants.map((applicant) => {
    const review = reviews.get(applicant.applicationId ?? '');
    return review?.isSaving ? { ...applicant, decision: review.to } : applicant;
  });
  const [notes] = useState(() => createDraftStorage({ name: 'review-draft', userId: ownerId, parts: [id] }));
  const [store] = useState(() => unsavedDecisions(id, { userId: ownerId }));
  const [stored, setStored] = useState(() => store.read());
  // Stored decisions to remove, because the server has saved them or the applicants have withdrawn.
  const settled = Object.entries(stored).filter(([applicationId, to]) => {
    const applicant = listed.get(applicationId);
    return !all.has(applicationId) && (!applicant || decisionOf(applicant) === to);
  });
  useEffect(() => {
    if (settled.length === 0) return;
    for (const [applicationId, to] of settled) store.remove(applicationId, to);
    setStored(store.read());
  });
  const unsaved = Object.entries(stored).flatMap(([applicationId, to]): readonly Decided[] => {
    const applicant = listed.get(applicationId);
    // Skips withdrawn applications, and decisions of this session, which `all` already contains.
    if (!applicant || all.has(applicationId)) return [];
    const from = decisionOf(applicant);
    return from === to ? [] : [{ scholarshipId: id, applicationId, to, from, name: applicant.name }];
  });
  const change = (next: Partial<ReviewSearch>) =>
    void navigate({
      search: (before) => ({ ...NO_REVIEW_SEARCH, ...before, ...next }),
      // On phones, Back returns from an applicant to the list.
      replace: search.applicant !== '' || next.applicant === undefined,
      resetScroll: false,
    });
  const readProfile = async (applicant: Applicant) => {
    const { studentId } = applicant;
    if (studentId === null || !(applicant.isLoading || applicant.isUnread)) return applicant;
    const { profile } = await queryClient.fetchQuery(profileQuery(api, ownerId, studentId));
    if (profile === undefined) throw new Error('The server withheld a profile.');
    return { ...applicant, ...profile, isLoading: false, isUnread: false };
  };
  const saveDocuments: SaveDocuments = async (input) => {
    const { zipDocuments } = await import('./documents-zip.ts');
    const { file, ...result } = await zipDocuments({ ...input, readProfile, access });
    if (file !== null) downloadFile(zipName(scholarship, clock()), file);
    return result;
  };
  return (
    <Review
      scholarshipId={id}
      amount={amount}
      applicants={applicants}
      isSample={isSample}
      profiles={profiles}
      onInView={onInView}
      onReadAll={onReadAll}
      search={search}
      onSearch={change}
      reviews={reviews}
      onDecide={decide}
      unsaved={
        <UnsavedDecisions
          decisions={unsaved}
          onSend={() => decide(unsaved)}
          onDiscard={() => {
            for (const { applicationId, to } of unsaved) store.remove(applicationId, to);
            setStored({});
          }}
        />
      }
      notes={notes}
      answersOf={(applicationId, scoreOf) => (
        <Answers key={applicationId} applicationId={applicationId} scoreOf={scoreOf} />
      )}
      onSaveDocuments={saveDocuments}
      onExport={(chosen) => {
        const text = applicantCsv(chosen, isSample);
        downloadText(csvName(scholarship, clock()), 'text/csv;charset=utf-8', text);
      }}
    />
  );
}

interface AnswersProps {
  readonly applicationId: string;
  readonly scoreOf: (question: string) => ReactNode;
}

/** Loads and shows a student's answers. */
function Answers({ applicationId, scoreOf }: AnswersProps) {
  const { api, guardedUser } = Route.useRouteContext();
  const signInFor = useSignInFor();
  const read = readState(useQuery(applicationQuery(api, guardedUser.id, applicationId)));
  return (
    <ApplicantAnswers
      state={read.kind === 'failed' ? { ...read, signIn: signInFor(read.error) } : read}
      scoreOf={scoreOf}
    />
  );
}
