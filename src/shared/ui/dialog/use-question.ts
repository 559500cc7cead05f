import { useState } from 'react';

export interface Question<Subject> {
  /** What the open question is about. Null if no question is open. */
  readonly subject: Subject | null;
  /** Shows the question. @returns the user's answer */
  readonly ask: (subject: Subject) => Promise<boolean>;
  readonly answer: (yes: boolean) => void;
}

/** A question that the user must answer before a form continues. A dialog shows it. */
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
