import { Suspense } from 'react';
import type { Session } from '#shared/ports/session.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { lazyRequired } from '#shared/ui/browser/lazy-component.ts';
import classes from './site-header.module.css';
import { signInLink } from './site-links.ts';
import type { UserMenuProps } from './user-menu.tsx';

// Most visitors never sign in and never load the menu.
const UserMenu = lazyRequired(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

export interface AccountProps extends Omit<UserMenuProps, 'user'> {
  readonly session: Session;
}

/** The end of the navigation bar: 'Sign in' and 'Sign up', or the menu of the signed-in user (SHELL-03). */
export function Account({ session, ...menu }: AccountProps) {
  if (session.status === 'signed-in') {
    return (
      <Suspense fallback={<span className={classes.place} />}>
        <UserMenu user={session.user} {...menu} />
      </Suspense>
    );
  }
  const isKnown = session.status === 'signed-out';
  // Every visitor first gets the same page, in which styles choose by what `before-paint.js` expects. Once the session is
  // known to be signed out the link must stay the same element: the user may be pressing it, or it may have the focus.
  return (
    <>
      <span className={`cluster gap-4 ${isKnown ? '' : classes.forGuests}`}>
        <AppLink className={`${classes.link} ${classes.signIn} strong`} to={signInLink.to}>
          {signInLink.label}
        </AppLink>
        <LinkButton size="sm" to="/auth/role-selection">
          Sign up
        </LinkButton>
      </span>
      {!isKnown && <span className={`${classes.place} ${classes.forMembers}`} />}
    </>
  );
}
