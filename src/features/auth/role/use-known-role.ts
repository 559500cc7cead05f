import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { userQuery } from '../auth-queries.ts';
import { readChosenRole } from './chosen-role-store.ts';
import { type KnownRole, resolveRole } from './role.ts';

/** How often to ask again for a role that could not be read, in milliseconds. */
const HEAL_MS = 15_000;

/** The server could not say which role a user has. */
export interface UnreadRole {
  /** True while the server is being asked again. */
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

export interface PersonState extends KnownRole {
  readonly signedIn: boolean;
  /** True while the server is being asked; the role may still change. */
  readonly pending: boolean;
  /** Null unless the role could not be read. Until it is read, the role is not known. */
  readonly unread: UnreadRole | null;
}

/**
 * The role of the signed-in user (AUTH-05). The server is asked only where the authentication service knows no role;
 * a signed-out visitor has none, and counts as STUDENT. A role that could not be read is asked for again from time to
 * time, and when the user returns to the window.
 */
export function useKnownRole(api: ApiClient): PersonState {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const asks = user !== null && user.role === null;
  const record = useQuery({
    ...userQuery(api, user?.id ?? ''),
    enabled: asks,
    refetchInterval: ({ state }) => state.status === 'error' && HEAL_MS,
    refetchOnWindowFocus: ({ state }) => state.status === 'error',
  });
  if (user === null) return { ...resolveRole({}), signedIn: false, pending: false, unread: null };
  // Until the server has answered the role is unknown: the chosen role could redirect wrongly.
  if (asks && record.data === undefined) {
    // The query forgets its error as soon as it reads again, and the message would go meanwhile.
    const unread =
      record.errorUpdateCount > 0
        ? { isTrying: record.isFetching, onRetry: () => void record.refetch() }
        : null;
    return { ...resolveRole({}), signedIn: true, pending: unread === null, unread };
  }
  const sources = { metadata: user.role, server: record.data?.role, chosen: readChosenRole() };
  return { ...resolveRole(sources), signedIn: true, pending: false, unread: null };
}
