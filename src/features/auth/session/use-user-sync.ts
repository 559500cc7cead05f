import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { loadWhenPossible } from '#shared/ui/browser/lazy-component.ts';
import { DEFAULT_ROLE } from '../role/role.ts';

/** A role that has just been registered for a user who had none (SHELL-09). */
export interface NewRegistration {
  readonly role: Role;
  readonly onDismiss: () => void;
}

/**
 * Registers the signed-in user with the server (SHELL-09).
 *
 * @returns the notice to show about a newly registered role, or null
 */
export function useUserSync(api: ApiClient, pathname: string): NewRegistration | null {
  const session = useSession();
  const queryClient = useQueryClient();
  const [registered, setRegistered] = useState<{ readonly userId: string; readonly role: Role } | null>(null);
  useEffect(() => {
    // On a sign-in page, the user may still confirm or choose a role.
    if (session.status !== 'signed-in' || pathname.startsWith('/auth/')) return;
    const { sessionId, user } = session;
    void loadWhenPossible(() => import('./session-work.ts'))
      .then(({ syncUser }) => syncUser({ api, queryClient, sessionId, user, pathname }))
      .then((role) => {
        if (role !== null) setRegistered({ userId: user.id, role });
      });
  }, [session, api, queryClient, pathname]);
  // A user who gets the default role needs no notice.
  if (registered === null || registered.role === DEFAULT_ROLE) return null;
  if (session.status !== 'signed-in' || session.user.id !== registered.userId) return null;
  return { role: registered.role, onDismiss: () => setRegistered(null) };
}
