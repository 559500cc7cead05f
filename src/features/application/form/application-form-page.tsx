import { useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { ScholarshipDetail } from '#contract/schemas/scholarship.ts';
import { readAhead, signInLink } from '#features/auth/index.ts';
import {
  FailedScholarship,
  readiness,
  ScholarshipAside,
  scholarshipExtrasQuery,
  scholarshipListQuery,
  scholarshipQuery,
  selectedScholarship,
  toScholarshipView,
  useVerification,
} from '#features/scholarship/index.ts';
import { studentQuery } from '#features/student/index.ts';
import { readState } from '#shared/api/read-state.ts';
import { hasEnded } from '#shared/format/dates.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { applicationFor, ownApplicationsQuery } from '#shared/query/own-applications-query.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { usePreloadPage } from '#shared/router/use-preload-page.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { AsideLayout } from '#shared/ui/layout/aside-layout.tsx';
import { BackLink, PageHeader } from '#shared/ui/layout/page.tsx';
import { applicationDraftStorage, otherAnswersStorage, takenBackStorage } from '../application-draft.ts';
import { ApplicationForm } from './application-form.tsx';
import { sendApplicationMutation } from './application-mutation.ts';
import { ApplicationNotices } from './application-notices.tsx';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { earlierAnswers } from './earlier-answers.ts';
import { DocumentCount, OwnDocuments } from './own-documents.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

export const Route = createFileRoute('/_student/scholarship/$id/application-form')({
  staticData: { holdsForm: true },
  beforeLoad: ({ params }) => {
    if (params.id.trim() === '') throw redirect({ to: '/scholarship', replace: true });
  },
  loader: ({ context, params }) => {
    const { api, queryClient, guardedUser } = context;
    void queryClient.prefetchQuery(scholarshipQuery(api, params.id));
    void queryClient.prefetchQuery(scholarshipExtrasQuery());
    // Loads the student's records alongside the scholarship. Otherwise, a notice could appear late
    // and push the form down.
    const read = () => {
      void queryClient.prefetchQuery(ownApplicationsQuery(api, guardedUser.id));
      void queryClient.prefetchQuery(studentQuery(api, guardedUser.id));
    };
    void readAhead({ context, read });
  },
  head: headOf('Your application'),
  component: ApplicationFormRoute,
});

function ApplicationFormRoute() {
  const { id } = Route.useParams();
  const { api, guardedUser } = Route.useRouteContext();
  const session = useSession();
  const scholarship = readState(useQuery(scholarshipQuery(api, id)));

  if (scholarship.kind === 'loaded') {
    // The form stays open when the session expires. If the user then sends it, the form asks the
    // user to sign in (SAFE-04).
    const user = session.status === 'signed-in' ? session.user : guardedUser;
    // With this `key`, each combination of user and scholarship has its own form and draft.
    return <Screen key={JSON.stringify([user.id, id])} user={user} id={id} scholarship={scholarship.data} />;
  }
  if (scholarship.kind === 'loading') return <ApplicationSkeleton />;
  return (
    <FailedScholarship
      title="Your application"
      hint="Your draft is saved on this device."
      error={scholarship.error}
      onRetry={scholarship.retry}
    />
  );
}

interface ScreenProps {
  readonly user: SessionUser;
  /** The scholarship's id, from the URL. */
  readonly id: string;
  readonly scholarship: ScholarshipDetail;
}

function Screen({ user, id, scholarship }: ScreenProps) {
  const { api, queryClient } = Route.useRouteContext();
  const router = useRouter();
  const isStillHere = useIsStillHere();
  const extras = useQuery(scholarshipExtrasQuery());
  const own = useQuery(ownApplicationsQuery(api, user.id));
  const student = useQuery(studentQuery(api, user.id));
  const isNarrow = useIsNarrow();
  const now = useNow();
  const [storage] = useState(() => applicationDraftStorage({ userId: user.id, scholarshipId: id }));
  const [others] = useState(() => otherAnswersStorage({ userId: user.id, scholarshipId: id }));
  const [otherAnswers] = useState(others.read);
  const [takenBack] = useState(() => takenBackStorage({ userId: user.id, scholarshipId: id }));
  const [isTakenBack] = useState(() => takenBack.read() !== null);
  // Looks up the scholarship titles of earlier applications in the cached list. If the list isn't
  // cached, the form shows only the applications' dates.
  const list = useQuery({ ...scholarshipListQuery(api), enabled: false });
  const earlier = useMemo(() => {
    const titles = new Map(list.data?.map((listed) => [listed.id, listed.title]));
    return earlierAnswers(own.data ?? [], id, titles);
  }, [own.data, list.data, id]);
  const { mutateAsync, isSuccess } = useMutation(
    sendApplicationMutation({
      api,
      queryClient,
      studentId: user.id,
      scholarshipId: id,
      onSent: () => {
        storage.forget();
        others.forget();
        takenBack.forget();
        if (isStillHere()) return;
        // Omits the scholarship's name, because the next user of this device may see the toast.
        void toast.success('Your application has been sent.');
      },
    }),
  );
  const signIn = signInLink({ role: 'STUDENT', redirectTo: router.state.location.href });
  const view = toScholarshipView(scholarship, extras.data?.get(id));
  const documents =
    student.data === undefined || extras.isPending
      ? undefined
      : readiness(view, student.data ?? {}).documents;
  const deadlinePassed = hasEnded(scholarship.expiredAt, now);
  const verification = useVerification(api, view.ownerId);
  const intro = { to: '/scholarship/$id', params: { id } } as const;

  usePreloadPage('/scholarship/application-success');
  useEffect(() => {
    selectedScholarship.choose({ id, title: scholarship.title });
  }, [id, scholarship.title]);

  return (
    <AsideLayout
      isAsideFirst
      header={
        <PageHeader title="Your application" back={<BackLink {...intro}>{scholarship.title}</BackLink>} />
      }
      aside={
        <ScholarshipAside
          view={view}
          now={now}
          verification={verification}
          instead={isNarrow && (student.isError ? ' ' : <DocumentCount documents={documents} />)}
        >
          {/* If the profile fails to load, the page omits the student's documents. The form still works. */}
          {!student.isError && (
            <OwnDocuments documents={documents} continueWith={{ id, title: scholarship.title }} />
          )}
        </ScholarshipAside>
      }
    >
      <div className="stack gap-6">
        <ApplicationNotices
          hasApplied={applicationFor(own.data, id) !== undefined}
          isTakenBack={isTakenBack && !isSuccess}
          deadline={scholarship.expiredAt}
          deadlinePassed={deadlinePassed}
        />
        <ApplicationForm
          storage={storage}
          otherAnswers={otherAnswers}
          earlier={earlier}
          actions={{
            apply: mutateAsync,
            onDone: () =>
              void router.navigate({
                to: '/scholarship/application-success',
                search: { scholarship: id },
                state: { applicationSent: { scholarshipId: id, studentId: user.id } },
                // Replaces the history entry, so that Back skips the sent form.
                replace: true,
              }),
            onBack: () => (router.history.canGoBack() ? router.history.back() : void router.navigate(intro)),
          }}
          deadlinePassed={deadlinePassed}
          signIn={signIn}
        />
      </div>
    </AsideLayout>
  );
}
