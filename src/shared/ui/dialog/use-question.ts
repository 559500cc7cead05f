import { useState } from 'react';

export interface Question<Subject> {
  /** What is asked about; null while nothing is asked. */
  readonly subject: Subject | null;
  /** Shows the question. @returns the person's answer */
  readonly ask: (subject: Subject) => Promise<boolean>;
  readonly answer: (yes: boolean) => void;
}

/** A question that has to be answered before a form goes on; a dialog shows it. */
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
