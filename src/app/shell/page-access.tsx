import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { PersonState } from '#features/auth/index.ts';
import { accessOf } from '#shared/router/route-access.ts';
import { lazyRequired } from '#shared/ui/browser/lazy-component.ts';
import { RoutePending } from './route-pending.tsx';

// These pages load on demand, because few users ever see them.
const OtherRolesPage = lazyRequired(() => import('./other-roles-page.tsx'));
const RoleUnreadPage = lazyRequired(() => import('./role-unread-page.tsx'));

export interface PageAccessProps {
  readonly person: PersonState;
  readonly children: ReactNode;
}

/**
 * Hides a page for one role from users with another role, and tells them whom the page is for.
 * Shows a loading message until the role is known, and an error if the role cannot be read.
 */
export function PageAccess({ person, children }: PageAccessProps) {
  const access = useRouterState({ select: ({ matches }) => accessOf(matches) });
  if (access.kind !== 'role' || !person.signedIn) return children;
  if (person.pending) return <RoutePending />;
  const hasOtherRole = person.known && person.role !== access.role;
  if (person.unread === null && !hasOtherRole) return children;
  return (
    <Suspense fallback={<RoutePending />}>
      {person.unread ? (
        <RoleUnreadPage {...person.unread} />
      ) : (
        <OtherRolesPage owner={access.role} visitor={person.role} />
      )}
    </Suspense>
  );
}
