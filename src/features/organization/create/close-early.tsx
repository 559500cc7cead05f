import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { scholarshipFailureOf } from './scholarship-failure.ts';

/**
 * Closes a scholarship before its deadline, after a question.
 * @param props.close rejects where it was not closed
 */
export function CloseEarly({ close }: { readonly close: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, error, isPending } = useMutation({ mutationFn: close });
  const failure = error && scholarshipFailureOf('update', error);
  return (
    <section className="stack" style={{ alignItems: 'flex-start', marginTop: 'var(--ee-space-12)' }}>
      <h2>Close it early</h2>
      <p className="quiet">
        Students can no longer apply from now on. The applications stay, and you can decide about them.
      </p>
      <Button variant="default" onClick={() => setAsking(true)}>
        Close this scholarship
      </Button>
      <Dialog
        title="Close this scholarship now?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button aria-disabled={isPending || undefined} onClick={() => isPending || mutate()}>
              {isPending ? 'Closing…' : 'Close it now'}
            </Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              Keep it open
            </Button>
          </>
        }
      >
        <p>Its deadline will be now. To open it again, give it a later deadline.</p>
        {failure && (
          <p role="alert" className="strong">
            {failure.text ?? [...(failure.fields?.values() ?? [])].join(' ')}
          </p>
        )}
      </Dialog>
    </section>
  );
}
