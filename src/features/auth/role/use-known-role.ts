import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { userQuery } from '../auth-queries.ts';
import { readChosenRole } from './chosen-role-store.ts';
import { asksServer, type KnownRole, resolveRole } from './role.ts';

/** How often to retry reading a role, in milliseconds. */
const HEAL_MS = 15_000;

export interface UnreadRole {
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

export interface PersonState extends KnownRole {
  readonly signedIn: boolean;
  /** True while waiting for the server. The role may still change. */
  readonly pending: boolean;
  /** Set if the role could not be read. The role stays unknown until a retry succeeds. */
  readonly unread: UnreadRole | null;
}

/**
 * Returns the role of the signed-in user (AUTH-05). Asks the server only if the authentication
 * service knows no role. A signed-out visitor counts as STUDENT. Retries a failed read every 15
 * seconds, and when the user returns to the window.
 */
export function useKnownRole(api: ApiClient): PersonState {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const asks = user !== null && asksServer(user);
  const record = useQuery({
    ...userQuery(api, user?.id ?? ''),
    enabled: asks,
    refetchInterval: ({ state }) => state.status === 'error' && HEAL_MS,
    refetchOnWindowFocus: ({ state }) => state.status === 'error',
  });
  if (user === null) return { ...resolveRole({}), signedIn: false, pending: false, unread: null };
  // Until the server responds, the role stays unknown. Acting on the chosen role could redirect the
  // user to the wrong page.
  if (asks && record.data === undefined) {
    // A retry clears the query's error, but not the error count, so the message stays on screen.
    const unread =
      record.errorUpdateCount > 0
        ? { isTrying: record.isFetching, onRetry: () => void record.refetch() }
        : null;
    return { ...resolveRole({}), signedIn: true, pending: unread === null, unread };
  }
  const sources = { metadata: user.role, server: record.data?.role, chosen: readChosenRole() };
  return { ...resolveRole(sources), signedIn: true, pending: false, unread: null };
}
