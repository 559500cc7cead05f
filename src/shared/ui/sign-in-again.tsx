import { LinkButton, type LinkButtonProps } from './button.tsx';

/** What stands beside a read that was refused because the session has ended. */
export const SESSION_ENDED = 'Your session has ended. Sign in again. You then come back here.';

/**
 * The way on when the session has ended. It loads the page anew: this one still takes its person for signed in, and
 * would lead them straight back.
 */
export function SignInAgain(props: Pick<LinkButtonProps, 'href' | 'size'>) {
  return (
    <LinkButton {...props} target="_self">
      Sign in again
    </LinkButton>
  );
}
