import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export interface LeaveDialogProps {
  /** The router's, with its resolver. */
  readonly blocker: {
    readonly status: string;
    readonly proceed?: (() => void) | undefined;
    readonly reset?: (() => void) | undefined;
  };
  readonly title: string;
  /** The button that stays. */
  readonly stay: string;
  readonly children: string;
}

/** Asks before a person leaves a form with something that would be lost, and says what. */
export function LeaveDialog({ blocker, title, stay, children }: LeaveDialogProps) {
  const onStay = () => blocker.reset?.();
  return (
    <Dialog
      title={title}
      isOpen={blocker.status === 'blocked'}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{stay}</Button>
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
