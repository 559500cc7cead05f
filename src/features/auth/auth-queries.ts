import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { nullIfMissing } from '#shared/api/api-error.ts';

/** The server's record of a user; null if it has none yet. */
export function userQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => api.call('users.byId', { as: id, params: { id }, signal }).catch(nullIfMissing),
    staleTime: 5 * 60_000,
  });
}
