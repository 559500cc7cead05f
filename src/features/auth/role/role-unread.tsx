import { Button } from '@mantine/core';
import { authErrors } from '#contract/errors/auth.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import type { UnreadRole } from './use-known-role.ts';

/** Shown when the signed-in user's role could not be read. */
export function RoleUnread({ isTrying, onRetry }: UnreadRole) {
  return (
    <StateMessage
      kind="unread"
      text={authErrors['role-unread']}
      hint="This doesn’t mean that anything is wrong with your account. We’ll keep trying, and you can continue once your account type loads."
    >
      <Button onClick={onRetry} aria-disabled={isTrying}>
        {isTrying ? 'Trying Again…' : 'Try Again'}
      </Button>
      <LinkButton variant="default" to="/home">
        Go to Home
      </LinkButton>
    </StateMessage>
  );
}
