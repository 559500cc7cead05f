import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '#shared/theme/choices.css';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { QuestionDialog } from '#shared/ui/dialog/question-dialog.tsx';
import type { DraftsAnswer } from './drafts-question.ts';

export interface SignOutDialogProps {
  readonly onAnswer: (answer: DraftsAnswer) => void;
}

/** Asks what to do with the drafts of a user who signs out (AUTH-07). */
export function SignOutDialog({ onAnswer }: SignOutDialogProps) {
  const [isShared, setShared] = useState(false);
  return (
    <QuestionDialog
      title="Sign out"
      isOpen
      yes="Sign out"
      no="Stay signed in"
      onAnswer={(yes) => onAnswer(!yes ? 'stay' : isShared ? 'delete' : 'keep')}
    >
      <p>
        This device has drafts you haven’t sent. They stay here for 30 days after your last change. Only you
        can see them, and only after you sign in again.
      </p>
      <Checkbox
        label="Delete my drafts from this shared device"
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
    </QuestionDialog>
  );
}
