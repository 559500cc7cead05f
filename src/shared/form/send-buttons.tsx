import type { ReactNode } from 'react';
import { Button, SubmitButton } from '../ui/button.tsx';
import { focusSubmitOnRemoval } from './focus-submit.ts';

export interface SendButtonsProps {
  readonly state: {
    readonly isSending: boolean;
    readonly isPaused: boolean;
    readonly cancel: () => void;
  };
  /** What the button that sends says now. */
  readonly submit: string | undefined;
  /** Shown beside it. */
  readonly actions?: ReactNode;
}

/** The button that sends a form. While that waits for a connection (OUT-07), it can be cancelled. */
export function SendButtons({ state, submit, actions }: SendButtonsProps) {
  return (
    <>
      {/* Not `disabled` while it is on its way: the focus would be lost. */}
      <SubmitButton variant="next" aria-disabled={state.isSending || undefined}>
        {state.isPaused ? 'Waiting for a connection…' : submit}
      </SubmitButton>
      {state.isPaused ? (
        <Button ref={focusSubmitOnRemoval} variant="default" onClick={state.cancel}>
          Cancel
        </Button>
      ) : (
        actions
      )}
    </>
  );
}
