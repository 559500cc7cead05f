import type { ReactNode } from 'react';
import classes from './form-layout.module.css';

export interface FormColumnsProps {
  readonly children: ReactNode;
  /** Stays visible beside the form. */
  readonly aside: ReactNode;
}

/** A form with an aside. On narrow screens the aside is above the form's buttons. */
export function FormColumns({ children, aside }: FormColumnsProps) {
  return (
    <div className={`${classes.columns} with-aside`}>
      {children}
      <div className="sticky">{aside}</div>
    </div>
  );
}

/** A wide screen shows amounts and dates in a narrower field than texts. */
export function shortInput(input: ReactNode) {
  return <div className={classes.short}>{input}</div>;
}

export interface FormSectionProps {
  /** The heading's id, which is also the section's anchor. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** How a form asks for one text field. */
export interface TextQuestion<Name extends string> {
  readonly name: Name;
  readonly description?: string;
  readonly placeholder?: string;
  readonly type?: 'text' | 'tel' | 'email' | 'url' | 'date';
  /**
   * What a browser may fill in. Sections such as `section-guardian` keep the student's own details
   * out of a guardian's fields.
   */
  readonly autoComplete?: string;
  /** True for a short answer, whose field is narrower. Phone numbers and dates always are. */
  readonly isShort?: boolean;
  readonly rows?: number;
}

export interface QuestionSection<Name extends string> extends Omit<FormSectionProps, 'children'> {
  readonly questions: readonly TextQuestion<Name>[];
}

/** A part of a long form, with its heading. */
export function FormSection({ id, title, lead, children }: FormSectionProps) {
  return (
    <section className={`${classes.section} stack gap-6`} aria-labelledby={id}>
      <div className="stack gap-1">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
