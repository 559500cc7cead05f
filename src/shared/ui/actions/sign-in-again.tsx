import { Button, type ButtonProps } from '@mantine/core';
import { useLinkProps } from '@tanstack/react-router';
import type { Role } from '#contract/schemas/primitives.ts';
import { Anchor } from './app-link.tsx';

/** A link to the sign-in page. Contains the user's role, and the page to open after sign-in. */
export interface SignInLink {
  readonly to: '/auth/login';
  readonly search: { readonly role?: Role; readonly redirect?: string };
  readonly state?: { readonly role?: Role; readonly redirectTo?: string };
}

/** Shown when the server refuses a read because the session has ended. */
export const SESSION_ENDED = 'Your session has ended. Sign in again, and we’ll bring you back here.';

export interface SignInAgainProps {
  readonly signIn: SignInLink;
  readonly onClick?: (() => void) | undefined;
  readonly children?: string;
}

/**
 * A sign-in link for a user whose session has ended. The link bypasses the router, which still
 * treats the user as signed in and would redirect them straight back. Because the link loads a new
 * page, the browser warns about unsaved changes.
 */
export function SignInAgain({ signIn, onClick, children = 'Sign in again' }: SignInAgainProps) {
  return (
    <Anchor {...useNewPage(signIn)} onClick={onClick}>
      {children}
    </Anchor>
  );
}

/** `SignInAgain` as a button. */
export function SignInAgainButton({
  signIn,
  size,
}: Pick<SignInAgainProps, 'signIn'> & Pick<ButtonProps, 'size'>) {
  return (
    <Button component="a" {...useNewPage(signIn)} size={size}>
      Sign in again
    </Button>
  );
}

export interface ReadAgainProps {
  /** Null unless the read failed because the session has ended. */
  readonly signIn: SignInLink | null;
  readonly onRetry: () => void;
}

/** The buttons for a failed read: 'Try Again', and 'Sign in again' if the session has ended. */
export function ReadAgain({ signIn, onRetry }: ReadAgainProps) {
  return (
    <>
      {signIn !== null && <SignInAgainButton signIn={signIn} />}
      <Button variant={signIn === null ? 'filled' : 'default'} onClick={onRetry}>
        Try Again
      </Button>
    </>
  );
}

function useNewPage(link: SignInLink) {
  const { href } = useLinkProps(link);
  return { href, target: '_self' };
}
