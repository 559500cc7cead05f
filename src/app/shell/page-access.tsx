import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { PersonState } from '#features/auth/index.ts';
import { reloadWhenStaying } from '#shared/router/leaving.ts';
import { onOtherVisitor } from '#shared/session/visitor.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { RoutePending } from './route-pending.tsx';

// Few people ever see one of these.
const OtherRolesPage = lazyPart(() => import('./other-roles-page.tsx'));
const RoleUnreadPage = lazyPart(() => import('./role-unread-page.tsx'));

export interface PageAccessProps {
  readonly person: PersonState;
  /** The page itself. */
  readonly children: ReactNode;
}

/**
 * Shows a page to the people it is for (`pageOf`): a person with another role is told whose page it is, and while the
 * role is not known the page waits.
 */
export function PageAccess({ person, children }: PageAccessProps) {
  const role = useRouterState({
    select: ({ matches }) =>
      matches.findLast(({ staticData }) => staticData.pageOf)?.staticData.pageOf ?? null,
  });
  // Whose page is shown as it was at an earlier visit, because the device is offline.
  const offlineId = useRouterState({
    select: ({ matches }) => {
      const context = matches
        .map((match) => match.context)
        .find((one) => 'isOffline' in one && one.isOffline);
      return context && 'guardedUser' in context ? context.guardedUser.id : null;
    },
  });
  useEffect(() => {
    if (offlineId === null) return;
    // When the connection returns, and after a sign-out in another tab, the page asks again who is signed in.
    const stop = onOtherVisitor(offlineId, reloadWhenStaying);
    window.addEventListener('online', reloadWhenStaying);
    return () => {
      stop();
      window.removeEventListener('online', reloadWhenStaying);
    };
  }, [offlineId]);
  if (role === null || !person.signedIn) return children;
  if (person.pending) return <RoutePending />;
  const isAnothers = person.known && person.role !== role;
  if (person.unread === null && !isAnothers) return children;
  return (
    <Suspense fallback={<RoutePending />}>
      {person.unread ? (
        <RoleUnreadPage {...person.unread} />
      ) : (
        <OtherRolesPage pageOf={role} visitor={person.role} />
      )}
    </Suspense>
  );
}
