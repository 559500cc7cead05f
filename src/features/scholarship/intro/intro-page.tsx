import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useSignOut } from '#features/auth/index.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import { readState } from '#shared/api/read-state.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { PageMeta } from '#shared/ui/page-meta.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { offerCalendar } from '../details/offer-calendar.ts';
import { ScholarshipProblem, ScholarshipSkeleton } from '../details/scholarship-problem.tsx';
import { useOwnApplication } from '../details/use-own-application.ts';
import { scholarshipExtrasQuery, scholarshipQuery } from '../scholarship-queries.ts';
import { type ScholarshipView, toScholarshipView } from '../scholarship-view.ts';
import { chooseForApplication } from '../selected-scholarship-store.ts';
import { ScholarshipIntro } from './scholarship-intro.tsx';

export const Route = createFileRoute('/scholarship/$id/')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(scholarshipQuery(context.api, params.id));
    void context.queryClient.prefetchQuery(scholarshipExtrasQuery());
  },
  head: headOf('Scholarship'),
  component: IntroRoute,
});

function IntroRoute() {
  const { id } = Route.useParams();
  const { api, queryClient, session: port } = Route.useRouteContext();
  const router = useRouter();
  const session = useSession();
  const signOut = useSignOut({ session: port, queryClient });
  const now = useNow();
  const scholarship = readState(useQuery(scholarshipQuery(api, id)));
  const extras = useQuery(scholarshipExtrasQuery());
  const applied = useOwnApplication(api, id);

  /** Stores the choice for the form, and navigates to it (SCH-14). */
  const proceed = (view: ScholarshipView) => {
    if (!chooseForApplication(view)) return;
    void router.navigate({
      to: '/scholarship/$id/application-form',
      params: { id: view.id },
      state: { scholarshipId: view.id },
    });
  };

  if (scholarship.kind === 'failed') {
    return isNotFound(scholarship.error) ? (
      <ScholarshipProblem errorId="scholarship-intro-not-found" />
    ) : (
      <ScholarshipProblem errorId="scholarship-intro-failed" onRetry={scholarship.retry} />
    );
  }
  // Wait for the static file's conditions: a student who reads only half of them may apply for nothing.
  if (scholarship.kind === 'loading' || extras.isPending) return <ScholarshipSkeleton />;
  const view = toScholarshipView(scholarship.data, extras.data?.get(id));
  return (
    <>
      <PageMeta title={view.title} description={view.description} />
      <ScholarshipIntro
        view={view}
        applied={applied}
        now={now}
        signedIn={session.status === 'signed-in'}
        onProceed={() => proceed(view)}
        onLogout={() => void signOut()}
        onCalendar={() => offerCalendar(view, now)}
      />
    </>
  );
}
