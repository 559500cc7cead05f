import { fill } from '#shared/text/fill.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { type DocumentKey, documentLabels } from '../student.ts';

export interface ReplaceDialogProps {
  /** The document of the saved profile that is about to be written over; null for none. */
  readonly replacing: DocumentKey | null;
  readonly onAnswer: (mayReplace: boolean) => void;
}

/** Asks before a file is written over that organizations read (STU-04). */
export function ReplaceDialog({ replacing, onAnswer }: ReplaceDialogProps) {
  const label = replacing === null ? '' : documentLabels[replacing];
  return (
    <Dialog
      title={fill('Replace {label}?', { label })}
      isOpen={replacing !== null}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(true)}>Replace it now</Button>
          <Button variant="default" onClick={() => onAnswer(false)}>
            Keep the old file
          </Button>
        </>
      }
    >
      <p>
        Organizations that you applied to will read the new file as soon as it is uploaded, before you save.
        You cannot get the old file back.
      </p>
    </Dialog>
  );
}
