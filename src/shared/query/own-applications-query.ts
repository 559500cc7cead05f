import { queryOptions } from '@tanstack/react-query';
import type { Application } from '#contract/schemas/application.ts';
import type { ApiClient } from '../api/api-client.ts';

export const applicationsKey = ['applications'] as const;

/**
 * Reads a student's own applications. Filters them in the client, because one of the existing
 * backends returns the applications of all students. Several slices share this query.
 */
export function ownApplicationsQuery(api: ApiClient, studentId: string) {
  return queryOptions({
    queryKey: [...applicationsKey, 'by-student', studentId],
    queryFn: async ({ signal }) => {
      const params = { studentId };
      const sent = await api.call('applications.byStudent', { as: studentId, params, signal });
      return sent.filter((application) => application.studentId === studentId);
    },
  });
}

/**
 * Returns when an application was sent, in milliseconds since 1970. Undated applications count as
 * the oldest.
 */
export function sentMoment({ createdAt }: Application): number {
  return createdAt ? Date.parse(createdAt) : Number.NEGATIVE_INFINITY;
}

/** Sorts applications from newest to oldest. Simultaneous applications keep the server's order. */
export function newestFirst(applications: readonly Application[]): readonly Application[] {
  return [...applications].sort((one, other) => {
    const [mine, others] = [sentMoment(one), sentMoment(other)];
    return mine === others ? 0 : others - mine;
  });
}

/** Returns a student's newest application for a scholarship. */
export function applicationFor(
  applications: readonly Application[] | undefined,
  scholarshipId: string,
): Application | undefined {
  return newestFirst(applications ?? []).find((application) => application.scholarshipId === scholarshipId);
}
