import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { PersonState } from '#features/auth/index.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { RoutePending } from './route-pending.tsx';

// Few users ever see one of these.
const OtherRolesPage = lazyPart(() => import('./other-roles-page.tsx'));
const RoleUnreadPage = lazyPart(() => import('./role-unread-page.tsx'));

export interface PageAccessProps {
  readonly person: PersonState;
  readonly children: ReactNode;
}

/** Shows a page only to its role (`pageOf`); others see whose page it is. While the role is unknown, it waits. */
export function PageAccess({ person, children }: PageAccessProps) {
  const role = useRouterState({
    select: ({ matches }) =>
      matches.findLast(({ staticData }) => staticData.pageOf)?.staticData.pageOf ?? null,
  });
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
