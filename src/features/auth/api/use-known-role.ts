import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { readChosenRole } from '../model/chosen-role.ts';
import { type KnownRole, resolveRole } from '../model/role.ts';
import { userQuery } from './user-queries.ts';

export interface PersonState extends KnownRole {
  readonly signedIn: boolean;
  /** True while the server is being asked; the role may still change. */
  readonly pending: boolean;
}

/**
 * The role of whoever is signed in (AUTH-05). The server is asked only where the authentication service
 * knows no role; a signed-out visitor has none, and counts as STUDENT.
 */
export function useKnownRole(api: ApiClient): PersonState {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const asks = user !== null && user.role === null;
  const record = useQuery({ ...userQuery(api, user?.id ?? ''), enabled: asks });
  if (user === null) return { ...resolveRole({}), signedIn: false, pending: false };
  // While the server is being asked nothing is known yet: a chosen role must not lead astray.
  if (asks && record.isPending) return { ...resolveRole({}), signedIn: true, pending: true };
  const sources = { metadata: user.role, server: record.data?.role, chosen: readChosenRole() };
  return { ...resolveRole(sources), signedIn: true, pending: false };
}
