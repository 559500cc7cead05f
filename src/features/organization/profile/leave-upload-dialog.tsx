import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

export interface LeaveUploadDialogProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before a person leaves while a document is being uploaded: the one thing that no draft holds. */
export function LeaveUploadDialog({ isOpen, onStay, onLeave }: LeaveUploadDialogProps) {
  return (
    <Dialog
      title="Your document is still uploading"
      isOpen={isOpen}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay until it is uploaded</Button>
          <Button variant="default" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p>Leaving stops the upload. What you typed stays on this device and is here when you come back.</p>
    </Dialog>
  );
}
