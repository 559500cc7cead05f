import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { userQuery } from '../auth-queries.ts';
import { asksServer, type KnownRole, resolveRole } from './role.ts';

export interface FetchRoleInput {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly user: SessionUser;
  readonly chosen: Role | null;
}

/** Reads the user's role (AUTH-05). @throws ApiError if the request to the server fails */
export async function fetchKnownRole({ api, queryClient, user, chosen }: FetchRoleInput): Promise<KnownRole> {
  const record = asksServer(user) ? await queryClient.fetchQuery(userQuery(api, user.id)) : null;
  return resolveRole({ metadata: user.role, server: record?.role, chosen });
}
