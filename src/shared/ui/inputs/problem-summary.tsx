import type { ReactNode, Ref } from 'react';

export interface ProblemSummaryProps {
  /** The form needs this ref to move the focus to the summary. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The box above a form that lists what to change before submitting again. */
export function ProblemSummary({ ref, children }: ProblemSummaryProps) {
  return (
    <div ref={ref} className="panel stack gap-2" data-kind="error" role="alert" tabIndex={-1}>
      <h2>There is a problem</h2>
      {children}
    </div>
  );
}

export interface FieldProblemsProps {
  readonly problems: readonly {
    readonly fieldId: string;
    readonly text: string;
    /**
     * True if the user has corrected the problem. It is then struck out instead of removed, so that
     * nothing moves while the user types.
     */
    readonly isMended?: boolean;
  }[];
}

/** Lists the problems in a form's fields. Each line links to its field. */
export function FieldProblems({ problems }: FieldProblemsProps) {
  return (
    <ul className="stack gap-2">
      {problems.map(({ fieldId, text, isMended }) => (
        <li key={fieldId}>
          {isMended && <s>{text}</s>}
          <a
            className="error"
            hidden={isMended}
            href={`#${fieldId}`}
            onClick={(event) => {
              // Following the fragment would add a history entry.
              event.preventDefault();
              document.getElementById(fieldId)?.focus();
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
