import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#shared/text/fill.ts';
import { SESSION_ENDED, SignInAgainButton, type SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { QuestionDialog } from '#shared/ui/dialog/question-dialog.tsx';
import type { CloseFailure } from './scholarship-failure.ts';

export interface CloseEarlyProps {
  /**
   * The closing time as text, if the scholarship closes so soon that the button would change
   * nothing. Otherwise null.
   */
  readonly closesAt: string | null;
  readonly isClosing: boolean;
  /** The error, if the last attempt to close the scholarship failed. Otherwise null. */
  readonly failure: CloseFailure | null;
  readonly signIn: SignInLink;
  readonly onClose: () => void;
  readonly onKeep: () => void;
}

/** A section with a button that closes a scholarship early, after a confirmation. */
export function CloseEarly({ closesAt, isClosing, failure, signIn, onClose, onKeep }: CloseEarlyProps) {
  const [isAsking, setAsking] = useState(false);
  const keep = () => {
    setAsking(false);
    onKeep();
  };
  return (
    <section className="stack" style={{ alignItems: 'flex-start', marginTop: 'var(--ee-space-12)' }}>
      <h2>Close this scholarship early</h2>
      {closesAt !== null && !isAsking ? (
        <p>{fill('This scholarship closes at {closesAt}.', { closesAt })}</p>
      ) : (
        <>
          <p className="quiet">
            Once it’s closed, students can no longer apply. You keep the applications and can still decide on
            them.
          </p>
          <Button variant="default" onClick={() => setAsking(true)}>
            Close this scholarship
          </Button>
        </>
      )}
      <QuestionDialog
        title="Close this scholarship now?"
        isOpen={isAsking}
        yes={isClosing ? 'Closing…' : 'Close it now'}
        no="Keep it open"
        isBusy={isClosing}
        onAnswer={(yes) => (yes ? onClose() : keep())}
      >
        <div className="stack">
          <p>The scholarship closes one to two minutes after you confirm. Students can apply until then.</p>
          <div role="alert">
            {failure !== null && (
              <>
                <p className="strong">{failure.text}</p>
                {failure.nextStep !== null && <p>{failure.nextStep}</p>}
                {failure.isSessionLost && (
                  <>
                    <p>{SESSION_ENDED}</p>
                    <SignInAgainButton signIn={signIn} />
                  </>
                )}
              </>
            )}
          </div>
        </div>
      </QuestionDialog>
    </section>
  );
}
