import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate, useLocation } from '@tanstack/react-router';
import type { ScholarshipDetail } from '#contract/schemas/scholarship.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import { readState } from '#shared/api/read-state.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { ApplicationStatus } from '#shared/ui/feedback/application-status.tsx';
import { ScholarshipActions } from '../scholarship-actions.tsx';
import { ScholarshipAside } from '../scholarship-aside.tsx';
import { FailedScholarship } from '../scholarship-problem.tsx';
import { scholarshipExtrasQuery, scholarshipQuery } from '../scholarship-queries.ts';
import { toScholarshipView } from '../scholarship-view.ts';
import { useComparison } from '../use-comparison.ts';
import { useVerification } from '../use-verification.ts';
import { ReadinessScreen } from './readiness-screen.tsx';
import { ReadinessSkeleton } from './readiness-skeleton.tsx';

export const Route = createFileRoute('/scholarship/$id/apply')({
  staticData: { isWork: true },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(scholarshipQuery(context.api, params.id));
    void context.queryClient.prefetchQuery(scholarshipExtrasQuery());
  },
  head: headOf('Before you apply'),
  component: ApplyRoute,
});

function ApplyRoute() {
  const { id } = Route.useParams();
  const { api } = Route.useRouteContext();
  const scholarship = readState(useQuery(scholarshipQuery(api, id)));
  const extras = useQuery(scholarshipExtrasQuery());
  const stated = useLocation({ select: (location) => location.state.scholarshipId });

  // Waits for the static file, which may contain more conditions. Otherwise, the checklist could
  // grow while the user reads it.
  if (scholarship.kind === 'loading' || extras.isPending) return <ReadinessSkeleton />;
  if (scholarship.kind === 'failed') {
    // If the URL's id is unknown, use the id that the linking page passed in the history state.
    if (isNotFound(scholarship.error) && stated !== undefined && stated !== id) {
      return <Navigate to="/scholarship/$id/apply" params={{ id: stated }} replace />;
    }
    return (
      <FailedScholarship title="Before you apply" error={scholarship.error} onRetry={scholarship.retry} />
    );
  }
  return <Screen id={id} scholarship={scholarship.data} />;
}

interface ScreenProps {
  readonly id: string;
  readonly scholarship: ScholarshipDetail;
}

function Screen({ id, scholarship }: ScreenProps) {
  const { api } = Route.useRouteContext();
  const extras = useQuery(scholarshipExtrasQuery());
  const now = useNow();
  const view = toScholarshipView(scholarship, extras.data?.get(id));
  const { comparison, applied } = useComparison(api, view);
  const verification = useVerification(api, view.ownerId);

  return (
    <ReadinessScreen
      view={view}
      now={now}
      comparison={comparison}
      canApply={!applied && !hasEnded(view.expiredAt, now) && comparison.kind !== 'not-student'}
      aside={
        <ScholarshipAside view={view} now={now} verification={verification}>
          {comparison.kind !== 'not-student' && (
            <ScholarshipActions
              view={view}
              applied={applied}
              status={applied && <ApplicationStatus status={applied.status} />}
              now={now}
              lacksProfile={comparison.kind === 'no-profile'}
              signIn={comparison.kind === 'signed-out' ? comparison.signIn : null}
            />
          )}
        </ScholarshipAside>
      }
    />
  );
}
