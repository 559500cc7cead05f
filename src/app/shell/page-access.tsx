import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type PersonState, RoleUnread } from '#features/auth/index.ts';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { OtherRolesPage } from './other-roles-page.tsx';
import { RoutePending } from './route-pending.tsx';

export interface PageAccessProps {
  readonly person: PersonState;
  /** The page itself. */
  readonly children: ReactNode;
}

/**
 * Shows a page to the people whom it is for (`pageOf`): who has another role is told whose page it is, and while the
 * role is not known the page waits.
 */
export function PageAccess({ person, children }: PageAccessProps) {
  const role = useRouterState({
    select: ({ matches }) =>
      matches.findLast(({ staticData }) => staticData.pageOf)?.staticData.pageOf ?? null,
  });
  if (role === null || !person.signedIn) return children;
  if (person.unread !== null) {
    return (
      <Page>
        <PageHeader title="Your account" />
        <RoleUnread {...person.unread} />
      </Page>
    );
  }
  if (person.pending) return <RoutePending />;
  return person.known && person.role !== role ? (
    <OtherRolesPage pageOf={role} visitor={person.role} />
  ) : (
    children
  );
}
