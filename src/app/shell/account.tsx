import { type ReactNode, Suspense } from 'react';
import type { Session } from '#shared/ports/session.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import classes from './site-header.module.css';
import { signInLink } from './site-links.ts';

export interface AccountProps {
  readonly status: Session['status'];
  /** The signed-in user's menu. A placeholder appears until it has loaded. */
  readonly menu: ReactNode;
}

/**
 * The end of the navigation bar: 'Sign in' and 'Sign up', or the signed-in user's menu (SHELL-03).
 */
export function Account({ status, menu }: AccountProps) {
  if (status === 'signed-in') {
    return <Suspense fallback={<span className={classes.place} />}>{menu}</Suspense>;
  }
  const isKnown = status === 'signed-out';
  // The prerendered page is the same for every visitor. Its styles show the links or the menu's
  // placeholder, depending on what `before-paint.js` expects. Once the user is known to be signed
  // out, each link must stay the same element, because the user may be pressing it or have focused
  // it.
  return (
    <>
      <span className={`cluster ${isKnown ? '' : classes.forGuests}`}>
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
