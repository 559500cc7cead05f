import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';

export const applicationsKey = ['applications'] as const;

/** A student's own applications, filtered because an existing backend returns every student's. */
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
