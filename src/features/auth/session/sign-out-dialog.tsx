import { useId, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import type { DraftsAnswer } from './drafts-question.ts';
import classes from './sign-out-dialog.module.css';

export interface SignOutDialogProps {
  /** Whether something waits to be sent. */
  readonly waits: boolean;
  readonly onAnswer: (answer: DraftsAnswer) => void;
}

/** Asks what happens to the drafts of a person who signs out (AUTH-07). */
export function SignOutDialog({ waits, onAnswer }: SignOutDialogProps) {
  const [isShared, setShared] = useState(false);
  const id = useId();
  return (
    <Dialog
      title="Sign out"
      isOpen
      onClose={() => onAnswer('stay')}
      actions={
        <>
          <Button onClick={() => onAnswer(isShared ? 'delete' : 'keep')}>Sign out</Button>
          <Button variant="default" onClick={() => onAnswer('stay')}>
            Stay signed in
          </Button>
        </>
      }
    >
      <p>
        This device holds drafts that you have not sent. They stay here for 30 days after you last changed
        them, and only you see them when you sign in again.
      </p>
      {waits && (
        <p>
          Something is waiting to be sent. It is not sent while you are signed out, only after you sign in
          here again.
        </p>
      )}
      <label className={classes.choice} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        {waits
          ? 'This is a shared computer: delete my drafts, and do not send what is waiting'
          : 'This is a shared computer: delete my drafts'}
      </label>
    </Dialog>
  );
}
