import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { nullIfMissing } from '#shared/api/api-error.ts';
import type { Purpose } from './redirect/purpose.ts';

/** Reads the server's record of a user. Null if the server has none yet. */
export function userQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => api.call('users.byId', { as: id, params: { id }, signal }).catch(nullIfMissing),
    staleTime: 5 * 60_000,
  });
}

/**
 * Reads the title of the scholarship or campaign in the user's purpose. Titles are public, so this
 * works before sign-in.
 */
export function purposeTitleQuery(api: ApiClient, purpose: Purpose | null) {
  return queryOptions({
    queryKey: ['sign-in-purpose', purpose],
    queryFn: async ({ signal }) => {
      if (purpose === null) return null;
      const { title } = await (purpose.kind === 'apply'
        ? api.call('scholarships.byId', { params: { id: purpose.scholarshipId }, signal })
        : api.call('fundraisers.byId', { params: { id: purpose.campaignId }, signal }));
      return title;
    },
    enabled: purpose !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
