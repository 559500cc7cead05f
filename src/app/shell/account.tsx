import { lazy, Suspense } from 'react';
import type { Session } from '#shared/ports/session.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import classes from './site-header.module.css';
import type { UserMenuProps } from './user-menu.tsx';

/** Most visitors never sign in, and do without it. */
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

export interface AccountProps extends Omit<UserMenuProps, 'user'> {
  readonly session: Session;
  /** True on a device where somebody was signed in at the last visit: a place is kept for the menu. */
  readonly expectsUser: boolean;
}

/** The end of the navigation bar: a way in, or the menu of whoever is signed in (SHELL-03). */
export function Account({ session, expectsUser, ...menu }: AccountProps) {
  if (session.status === 'signed-in') {
    return (
      <Suspense fallback={<span className={classes.place} />}>
        <UserMenu user={session.user} {...menu} />
      </Suspense>
    );
  }
  if (session.status === 'loading' && expectsUser) return <span className={classes.place} />;
  return (
    <LinkButton size="sm" href="/auth/role-selection">
      Sign up
    </LinkButton>
  );
}
