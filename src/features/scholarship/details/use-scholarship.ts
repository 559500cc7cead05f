import { useQuery } from '@tanstack/react-query';
import type { Application } from '#contract/schemas/application.ts';
import { applicationFor, ownApplicationsQuery, studentIdOf } from '#features/application/index.ts';
import { useKnownRole } from '#features/auth/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { type ReadState, readState } from '#shared/api/read-state.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { scholarshipExtrasQuery, scholarshipQuery } from '../scholarship-queries.ts';
import { type ScholarshipView, toScholarshipView } from '../scholarship-view.ts';

export interface ShownScholarship {
  readonly view: ScholarshipView;
  /** The application that the signed-in student has already sent for it, once that is known. */
  readonly applied: Application | undefined;
}

/**
 * Reads a scholarship for its own page. It is loading until the static file has come, too: before that the page would
 * say 'Any Level' of a scholarship that has one, and show only half of its conditions.
 */
export function useScholarship(api: ApiClient, id: string): ReadState<ShownScholarship> {
  const scholarship = readState(useQuery(scholarshipQuery(api, id)));
  const extras = useQuery(scholarshipExtrasQuery());
  const studentId = studentIdOf(useSession(), useKnownRole(api));
  const own = useQuery({ ...ownApplicationsQuery(api, studentId ?? ''), enabled: studentId !== null });
  if (scholarship.kind !== 'loaded') return scholarship;
  if (extras.isPending) return { kind: 'loading' };
  const view = toScholarshipView(scholarship.data, extras.data?.get(id));
  return { kind: 'loaded', data: { view, applied: applicationFor(own.data, id) } };
}
