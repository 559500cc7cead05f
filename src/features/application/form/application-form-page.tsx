import { useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ScholarshipDetail } from '#contract/schemas/scholarship.ts';
import { ensureRegistered, signInLink } from '#features/auth/index.ts';
import {
  chooseForApplication,
  ScholarshipAside,
  scholarshipExtrasQuery,
  scholarshipQuery,
  toScholarshipView,
} from '#features/scholarship/index.ts';
import { studentQuery } from '#features/student/index.ts';
import { readState } from '#shared/api/read-state.ts';
import { ownApplicationsQuery } from '#shared/applications/own-applications-query.ts';
import { deadlineMoment } from '#shared/format/dates.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { localArea, sessionArea } from '#shared/store/storage-area.ts';
import { BackLink, PageHeader } from '#shared/ui/page.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { applicationDraftStorage } from '../application-draft.ts';
import { ApplicationLayout } from '../application-layout.tsx';
import { ApplicationProblem, ApplicationSkeleton } from '../application-problem.tsx';
import { ownDocuments } from '../readiness.ts';
import { composeReason } from '../reason.ts';
import { ApplicationForm } from './application-form.tsx';
import { sendApplicationMutation } from './application-mutation.ts';
import { ApplicationNotices } from './application-notices.tsx';
import { OwnDocuments } from './own-documents.tsx';

export const Route = createFileRoute('/_student/scholarship/$id/application-form')({
  staticData: { holdsForm: true },
  beforeLoad: ({ params }) => {
    if (params.id.trim() === '') throw redirect({ to: '/scholarship', replace: true });
  },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(scholarshipQuery(context.api, params.id));
    void context.queryClient.prefetchQuery(scholarshipExtrasQuery());
  },
  head: () => ({ meta: [{ title: 'Your application · EduEmpower' }] }),
  component: ApplicationFormRoute,
});

function ApplicationFormRoute() {
  const { id } = Route.useParams();
  const { api, guardedUser } = Route.useRouteContext();
  const session = useSession();
  const scholarship = readState(useQuery(scholarshipQuery(api, id)));

  if (scholarship.kind === 'loaded') {
    // The form stays when the session expires; sending asks to sign in (SAFE-04).
    const user = session.status === 'signed-in' ? session.user : guardedUser;
    // Another person or another scholarship is another form, with a draft of its own.
    return <Screen key={JSON.stringify([user.id, id])} user={user} id={id} scholarship={scholarship.data} />;
  }
  if (scholarship.kind === 'loading') return <ApplicationSkeleton />;
  return <ApplicationProblem error={scholarship.error} onRetry={scholarship.retry} />;
}

interface ScreenProps {
  readonly user: SessionUser;
  /** As it stands in the URL. */
  readonly id: string;
  readonly scholarship: ScholarshipDetail;
}

function Screen({ user, id, scholarship }: ScreenProps) {
  const { api, queryClient, session } = Route.useRouteContext();
  const router = useRouter();
  const extras = useQuery(scholarshipExtrasQuery());
  const own = useQuery(ownApplicationsQuery(api, user.id));
  const student = useQuery(studentQuery(api, user.id));
  const now = useNow();
  const [draft] = useState(() =>
    applicationDraftStorage({ userId: user.id, scholarshipId: id, session: sessionArea, local: localArea }),
  );
  const { mutateAsync } = useMutation(
    sendApplicationMutation({ api, queryClient, onSent: () => draft.forget() }),
  );
  const view = toScholarshipView(scholarship, extras.data?.get(id));
  const intro = { to: '/scholarship/$id', params: { id } } as const;

  useEffect(() => {
    chooseForApplication({ id, title: scholarship.title });
  }, [id, scholarship.title]);

  return (
    <ApplicationLayout
      aside={
        <ScholarshipAside view={view} now={now}>
          {/* A profile that cannot be read is no reason to say anything beside a form. */}
          {!student.isError && (
            <OwnDocuments documents={student.isPending ? undefined : ownDocuments(student.data)} />
          )}
        </ScholarshipAside>
      }
    >
      <PageHeader title="Your application" back={<BackLink {...intro}>{scholarship.title}</BackLink>} />
      <ApplicationNotices
        hasApplied={own.data?.some((application) => application.scholarshipId === id) ?? false}
        deadlinePassed={deadlineMoment(scholarship.expiredAt) <= now}
      />
      <ApplicationForm
        draft={draft}
        send={async ({ whyNeed, whyFit, otherScholarships }) => {
          await ensureRegistered({ api, queryClient, session });
          return mutateAsync({
            studentId: user.id,
            scholarshipId: id,
            scholarshipReason: composeReason({ need: whyNeed, fit: whyFit }),
            otherScholarships,
          });
        }}
        onDone={() =>
          void router.navigate({
            to: '/scholarship/application-success',
            search: { scholarship: id },
            state: { applicationSent: id },
            // Back from there leads past the form that has been sent.
            replace: true,
          })
        }
        onBack={() => (router.history.canGoBack() ? router.history.back() : void router.navigate(intro))}
        signIn={signInLink({ role: 'STUDENT', redirectTo: router.state.location.href })}
      />
    </ApplicationLayout>
  );
}
