import { useQuery, useQueryClient } from '@tanstack/react-query';
import { analyticsQuery } from '../analytics/analytics-queries.ts';
import { decisionsKey } from './decision-mutation.ts';

/** The scholarships that this device stores, for a page whose loader has read them (ORG-17). */
export function useStoredScholarships(ownerId: string) {
  const queryClient = useQueryClient();
  return useQuery({
    ...analyticsQuery(ownerId),
    refetchOnMount: false,
    retryOnMount: false,
    // Another tab may have stored newer figures. What is decided here is stored when the server has answered.
    refetchOnWindowFocus: () =>
      queryClient.isMutating({ mutationKey: decisionsKey }) === 0 ? 'always' : false,
  });
}
