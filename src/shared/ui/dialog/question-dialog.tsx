import { Button } from '@mantine/core';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface QuestionDialogProps extends Pick<DialogProps, 'title' | 'isOpen' | 'children'> {
  /** The labels of the two buttons. */
  readonly yes: string;
  readonly no: string;
  /** True while the confirmed action runs. The buttons then do nothing. */
  readonly isBusy?: boolean;
  /** Called with the user's answer. Closing the dialog counts as no. */
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks the user to confirm an action that is hard to undo, and says what the action does. */
export function QuestionDialog({ yes, no, isBusy = false, onAnswer, ...dialog }: QuestionDialogProps) {
  const answer = (isYes: boolean) => isBusy || onAnswer(isYes);
  return (
    <Dialog
      {...dialog}
      onClose={() => answer(false)}
      actions={
        <>
          <Button aria-disabled={isBusy || undefined} onClick={() => answer(true)}>
            {yes}
          </Button>
          <Button variant="default" aria-disabled={isBusy || undefined} onClick={() => answer(false)}>
            {no}
          </Button>
        </>
      }
    />
  );
}
