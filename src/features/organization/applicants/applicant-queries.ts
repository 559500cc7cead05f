import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';

/** One application, with what the student wrote into it. */
export function applicationQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['applications', 'by-id', id],
    queryFn: ({ signal }) => api.call('applications.byId', { params: { id }, signal }),
    // What was sent does not change any more.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
