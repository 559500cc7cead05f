import { queryOptions } from '@tanstack/react-query';
import type { Application } from '#contract/schemas/application.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { nullIfMissing } from '#shared/api/api-error.ts';

/** The query key of everything about applications. */
export const applicationsKey = ['applications'] as const;

/** Reads what a student has sent. No application at all is answered with 404, or with an empty list. `whole` as in `ApiClient`. */
export async function fetchOwnApplications(
  api: ApiClient,
  studentId: string,
  signal?: AbortSignal,
  whole = false,
): Promise<Application[]> {
  const answer = await api
    .call('applications.byStudent', { as: studentId, params: { studentId }, signal, whole })
    .catch(nullIfMissing);
  // An existing backend answers everybody's applications here.
  return answer?.filter((application) => application.studentId === studentId) ?? [];
}

/** The applications that a student has sent, and no other student's. */
export function ownApplicationsQuery(api: ApiClient, studentId: string) {
  return queryOptions({
    queryKey: [...applicationsKey, 'by-student', studentId],
    queryFn: ({ signal }) => fetchOwnApplications(api, studentId, signal),
  });
}
