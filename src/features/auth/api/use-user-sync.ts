import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { syncUser } from './sync-user.ts';

export interface UserSyncOptions {
  readonly api: ApiClient;
  /** The role that a landing page stands for; the frame around all pages has none. */
  readonly landingRole?: Role;
}

/** Keeps the server told about whoever is signed in (SHELL-09). */
export function useUserSync({ api, landingRole }: UserSyncOptions): void {
  const session = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (session.status !== 'signed-in') return;
    const { sessionId, user } = session;
    void syncUser({ api, queryClient, sessionId, user, landingRole: landingRole ?? null });
  }, [session, api, queryClient, landingRole]);
}
