import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useSignOut } from '#features/auth/index.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { offerCalendar } from '../details/offer-calendar.ts';
import { UnreadScholarship } from '../details/scholarship-problem.tsx';
import { useScholarship } from '../details/use-scholarship.ts';
import { scholarshipExtrasQuery, scholarshipQuery } from '../scholarship-queries.ts';
import { selectedScholarship } from '../selected-scholarship-store.ts';
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
  const scholarship = useScholarship(api, id);

  if (scholarship.kind !== 'loaded') return <UnreadScholarship screen="intro" read={scholarship} />;
  const { view } = scholarship.data;
  /** Stores the choice for the form, and navigates to it (SCH-14). */
  const proceed = () => {
    if (!selectedScholarship.choose(view)) return;
    void router.navigate({
      to: '/scholarship/$id/application-form',
      params: { id: view.id },
      state: { scholarshipId: view.id },
    });
  };
  return (
    <ScholarshipIntro
      {...scholarship.data}
      now={now}
      signedIn={session.status === 'signed-in'}
      onProceed={proceed}
      onLogout={() => void signOut()}
      onCalendar={() => offerCalendar(view, now)}
    />
  );
}
