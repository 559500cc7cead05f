import { Button } from '@mantine/core';
import { organizationErrors } from '#contract/errors/organization.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';

export interface ScholarshipUnreadProps {
  /** Null if retrying cannot help. */
  readonly onRetry: (() => void) | null;
}

/** Shown instead of the form if the scholarship can't be read or belongs to someone else. */
export function ScholarshipUnread({ onRetry }: ScholarshipUnreadProps) {
  return (
    <StateMessage kind={onRetry ? 'unread' : 'error'} text={organizationErrors['scholarship-edit-unread']}>
      <LinkButton to="/organization/dashboard">Open the dashboard</LinkButton>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </StateMessage>
  );
}
