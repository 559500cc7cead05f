import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { QuestionDialog } from '#shared/ui/question-dialog.tsx';

export interface CloseEarlyProps {
  readonly isClosing: boolean;
  /** Why it was not closed, as a text; null where nothing was tried. */
  readonly failure: string | null;
  readonly onClose: () => void;
}

/** Closes a scholarship before its deadline, after a question. */
export function CloseEarly({ isClosing, failure, onClose }: CloseEarlyProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="stack" style={{ alignItems: 'flex-start', marginTop: 'var(--ee-space-12)' }}>
      <h2>Close it early</h2>
      <p className="quiet">
        Students can no longer apply from now on. The applications stay, and you can decide about them.
      </p>
      <Button variant="default" onClick={() => setAsking(true)}>
        Close this scholarship
      </Button>
      <QuestionDialog
        title="Close this scholarship now?"
        isOpen={isAsking}
        yes={isClosing ? 'Closing…' : 'Close it now'}
        no="Keep it open"
        isBusy={isClosing}
        onAnswer={(yes) => (yes ? onClose() : setAsking(false))}
      >
        <p>Its deadline will be now. To open it again, give it a later deadline.</p>
        {failure !== null && (
          <p role="alert" className="strong">
            {failure}
          </p>
        )}
      </QuestionDialog>
    </section>
  );
}
