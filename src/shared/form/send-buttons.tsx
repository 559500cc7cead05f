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

/** The button that sends a form. While that waits for a connection (OUT-07), it can be cancelled. */
export function SendButtons({ submission: { isLocked, wait }, submit, actions }: SendButtonsProps) {
  const isOffline = wait?.ms === null;
  return (
    <>
      {/* Not `disabled` while it is on its way: the focus would be lost. */}
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
