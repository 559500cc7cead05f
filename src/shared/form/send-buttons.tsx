import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SubmitButton } from '#shared/ui/actions/submit-button.tsx';
import { focusSubmitOnRemoval } from './focus-submit.ts';
import type { Wait } from './use-wait.ts';

export interface SendButtonsProps {
  readonly submission: { readonly isLocked: boolean; readonly wait: Wait | null };
  readonly submit: string | undefined;
  readonly actions?: ReactNode;
}

/**
 * The submit button. While the form waits for a connection (OUT-07), a second button cancels the
 * wait.
 */
export function SendButtons({ submission: { isLocked, wait }, submit, actions }: SendButtonsProps) {
  const isOffline = wait?.ms === null;
  return (
    <>
      {/* A `disabled` button would lose the focus while the form is being sent. */}
      <SubmitButton variant="next" aria-disabled={isLocked || undefined}>
        {isOffline ? 'Waiting for a connection…' : submit}
      </SubmitButton>
      {isOffline ? (
        <Button ref={focusSubmitOnRemoval} variant="default" onClick={wait.stop}>
          Cancel
        </Button>
      ) : (
        actions
      )}
    </>
  );
}
