import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ScholarshipDetail } from '#contract/schemas/scholarship.ts';
import { signInAgainLink, signInLink, useKnownRole } from '#features/auth/index.ts';
import {
  ScholarshipActions,
  ScholarshipAside,
  scholarshipExtrasQuery,
  scholarshipQuery,
  toScholarshipView,
} from '#features/scholarship/index.ts';
import { studentQuery } from '#features/student/index.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import { readState } from '#shared/api/read-state.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { hadVisitor } from '#shared/session/visitor.ts';
import { useNow } from '#shared/ui/use-now.ts';
import { ApplicationProblem } from '../application-problem.tsx';
import { ownApplicationsQuery } from '../application-queries.ts';
import { ApplicationStatus } from '../application-status.tsx';
import { applicationFor, studentIdOf } from '../own-applications.ts';
import { type Requirements, readiness } from '../readiness.ts';
import { ReadinessScreen } from './readiness-screen.tsx';
import { ReadinessSkeleton } from './readiness-skeleton.tsx';
import type { Comparison } from './readiness-summary.tsx';

export const Route = createFileRoute('/scholarship/$id/apply')({
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

  // Wait for the static file's conditions: a list that grows while it is read is worse than one that appears whole.
  if (scholarship.kind === 'loading' || extras.isPending) return <ReadinessSkeleton />;
  if (scholarship.kind === 'failed') {
    // The id in an old link may be unknown: the page that linked here has named the scholarship, too.
    if (isNotFound(scholarship.error) && stated !== undefined && stated !== id) {
      return <Navigate to="/scholarship/$id/apply" params={{ id: stated }} replace />;
    }
    return (
      <ApplicationProblem
        title="Before you apply"
        hint={null}
        error={scholarship.error}
        onRetry={scholarship.retry}
      />
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
  const { comparison, studentId } = useComparison(view);
  const own = useQuery({ ...ownApplicationsQuery(api, studentId ?? ''), enabled: studentId !== null });

  const applied = applicationFor(own.data, id);

  return (
    <ReadinessScreen
      scholarship={{ id, title: view.title }}
      requirements={view}
      comparison={comparison}
      canApply={!applied && !hasEnded(view.expiredAt, now) && comparison.kind !== 'not-student'}
      aside={
        <ScholarshipAside view={view} now={now}>
          {comparison.kind !== 'not-student' && (
            <ScholarshipActions
              view={view}
              applied={applied}
              status={applied && <ApplicationStatus status={applied.status} />}
              now={now}
            />
          )}
        </ScholarshipAside>
      }
    />
  );
}

interface PersonalComparison {
  readonly comparison: Comparison;
  readonly studentId: string | null;
}

/** Compares a scholarship's conditions with the signed-in user's profile. */
function useComparison(requirements: Requirements): PersonalComparison {
  const { api } = Route.useRouteContext();
  const router = useRouter();
  const session = useSession();
  const person = useKnownRole(api);
  const [expectsUser] = useState(hadVisitor);
  const studentId = studentIdOf(session, person);
  const student = readState(useQuery({ ...studentQuery(api, studentId ?? ''), enabled: studentId !== null }));

  const wayBack = () => ({ role: 'STUDENT', redirectTo: router.state.location.href }) as const;
  const compare = (): Comparison => {
    if (session.status === 'signed-out' || (session.status === 'loading' && !expectsUser)) {
      return { kind: 'signed-out', signIn: signInLink(wayBack()) };
    }
    if (session.status === 'loading' || person.pending || person.unread?.isTrying) return { kind: 'loading' };
    if (person.unread) return { kind: 'failed', onRetry: person.unread.onRetry, signIn: null };
    if (studentId === null) return { kind: 'not-student' };
    if (student.kind === 'failed') {
      return { kind: 'failed', onRetry: student.retry, signIn: signInAgainLink(student.error, wayBack()) };
    }
    if (student.kind === 'loading') return student;
    if (student.data === null) return { kind: 'no-profile' };
    return { kind: 'compared', readiness: readiness(requirements, student.data) };
  };
  return { comparison: compare(), studentId };
}
