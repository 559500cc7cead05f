import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

export interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before a person leaves with unsaved changes, and says what happens to them. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title="Leave without saving?"
      isOpen={isOpen}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay and save</Button>
          <Button variant="default" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p>
        Your changes are not in your profile yet. What you typed stays on this device and is here when you
        come back; a file that is still uploading is stopped.
      </p>
    </Dialog>
  );
}
