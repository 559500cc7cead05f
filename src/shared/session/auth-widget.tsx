import { Button } from '@mantine/core';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { authErrors } from '#contract/errors/auth.ts';
import type { Role } from '#contract/schemas/primitives.ts';
import { NeedsScript } from '#shared/ui/feedback/needs-script.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { fill } from '../text/fill.ts';
import classes from './auth-widget.module.css';
import { useSession, useSessionPort, useSessionProblem, useWidgetSlots } from './session-context.tsx';
import { WidgetSkeleton } from './widget-skeleton.tsx';

export interface AuthWidgetProps {
  readonly kind: 'sign-in' | 'sign-up';
  /** Where the user goes after signing in. Must be a validated path of this site. */
  readonly redirectTo: string;
  readonly accountRole?: Role | null;
  /**
   * The sign-in and sign-up pages that the form links to. Their URLs contain the role and
   * `redirectTo`.
   */
  readonly signInUrl?: string;
  readonly signUpUrl?: string;
}

/**
 * Shows the sign-in service's own form. Loads the service, shows a skeleton meanwhile, and explains
 * a failure (AUTH-06). Shows nothing once the user is signed in, because the page or the form then
 * redirects the user.
 */
export function AuthWidget({
  kind,
  redirectTo,
  accountRole = null,
  signInUrl = '/auth/login',
  signUpUrl = '/auth/sign-up',
}: AuthWidgetProps) {
  const port = useSessionPort();
  const slots = useWidgetSlots();
  const { status } = useSession();
  const problem = useSessionProblem();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const open = status !== 'signed-in' && problem === null;

  useEffect(() => {
    void port.settled();
  }, [port]);

  useLayoutEffect(() => {
    if (!open || element.current === null) return;
    slots.put({
      id,
      element: element.current,
      request: { kind, redirectTo, signInUrl, signUpUrl, role: accountRole },
    });
  }, [open, slots, id, kind, redirectTo, signInUrl, signUpUrl, accountRole]);

  // A separate effect, so that a changed request does not remount the form.
  useLayoutEffect(() => (open ? () => slots.remove(id) : undefined), [open, slots, id]);

  if (problem?.kind === 'configuration') {
    const text = fill(authErrors['auth-key-missing'], { variable: problem.variable });
    return (
      <StateMessage kind="error" text={text}>
        <Button variant="default" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      </StateMessage>
    );
  }
  if (problem?.kind === 'script') {
    return (
      <StateMessage
        kind="error"
        text="We couldn’t load sign-in."
        hint="Please check your internet connection. All public pages still work."
      >
        <Button onClick={() => window.location.reload()}>Try Again</Button>
      </StateMessage>
    );
  }
  if (!open) return null;
  return (
    <div>
      <div ref={element} className={classes.slot} />
      <WidgetSkeleton />
      <NeedsScript>Signing in needs JavaScript. Please turn it on and reload the page.</NeedsScript>
    </div>
  );
}
