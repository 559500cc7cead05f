import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { loadWhenPossible } from '#shared/ui/lazy-part.ts';

/** A role that a page has just registered for a person who had none (SHELL-09). */
export interface NewRegistration {
  readonly role: Role;
  readonly onDismiss: () => void;
}

/**
 * Keeps the server told about the person who is signed in (SHELL-09).
 *
 * @param pathname where the person is: a landing page means a role
 * @returns what the person has to know about it; null for nothing
 */
export function useUserSync(api: ApiClient, pathname: string): NewRegistration | null {
  const session = useSession();
  const queryClient = useQueryClient();
  const [registered, setRegistered] = useState<{ readonly userId: string; readonly role: Role } | null>(null);
  useEffect(() => {
    if (session.status !== 'signed-in') return;
    const { sessionId, user } = session;
    void loadWhenPossible(() => import('./session-work.ts'))
      .then(({ syncUser }) => syncUser({ api, queryClient, sessionId, user, pathname }))
      .then((role) => {
        if (role !== null) setRegistered({ userId: user.id, role });
      });
  }, [session, api, queryClient, pathname]);
  // A student is what everybody is by default: nothing has changed for them.
  if (registered === null || registered.role === 'STUDENT') return null;
  if (session.status !== 'signed-in' || session.user.id !== registered.userId) return null;
  return { role: registered.role, onDismiss: () => setRegistered(null) };
}
