import { useState } from 'react';

export interface Question<Subject> {
  /** The subject of the open question. Null if no question is open. */
  readonly subject: Subject | null;
  /** Shows the question. @returns the user's answer */
  readonly ask: (subject: Subject) => Promise<boolean>;
  readonly answer: (yes: boolean) => void;
}

/** Manages a question in a dialog. The form that asks the question waits for the user's answer. */
export function useQuestion<Subject>(): Question<Subject> {
  const [open, setOpen] = useState<{ subject: Subject; answer: (yes: boolean) => void } | null>(null);
  return {
    subject: open?.subject ?? null,
    ask: (subject) => new Promise((answer) => setOpen({ subject, answer })),
    answer: (yes) => {
      open?.answer(yes);
      setOpen(null);
    },
  };
}
