import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';

/**
 * Reads the organization behind a scholarship or campaign, for any signed-in user. The query's key
 * starts with the key of the organization's own profile, so saving the profile also refreshes this
 * query.
 */
export function ownerQuery(api: ApiClient, readerId: string, ownerId: string) {
  return queryOptions({
    queryKey: ['organizations', 'owner', ownerId, readerId],
    queryFn: ({ signal }) =>
      api.call('organizations.byUser', { as: readerId, params: { userId: ownerId }, signal }),
  });
}
