import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ownerQuery } from '#shared/query/owner-query.ts';
import { useSession } from '#shared/session/session-context.tsx';

/** Whether a funder is verified. Null if unknown. */
export type Verification = 'verified' | 'unverified' | 'loading' | null;

/**
 * Loads the verification status of a scholarship's organization. Returns null for signed-out
 * visitors, and also if loading fails, because the status is then unknown.
 */
export function useVerification(api: ApiClient, ownerId: string | null): Verification {
  const session = useSession();
  const readerId = session.status === 'signed-in' ? session.user.id : null;
  const owner = useQuery({
    ...ownerQuery(api, readerId ?? '', ownerId ?? ''),
    enabled: readerId !== null && ownerId !== null,
  });
  if (owner.isLoading) return 'loading';
  const verified = owner.data?.verified ?? null;
  return verified === null ? null : verified ? 'verified' : 'unverified';
}
