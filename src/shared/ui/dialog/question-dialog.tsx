import { Button } from '@mantine/core';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface QuestionDialogProps extends Pick<DialogProps, 'title' | 'isOpen' | 'children'> {
  /** What the two buttons say. */
  readonly yes: string;
  readonly no: string;
  /** True while what was agreed to is on its way: then nothing can be answered. */
  readonly isBusy?: boolean;
  /** Closing the dialog is a no. */
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks before something that is hard to take back, and says what it does. */
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
