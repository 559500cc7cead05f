import type { ReactNode } from 'react';
import classes from './form-layout.module.css';

export interface FormColumnsProps {
  readonly children: ReactNode;
  /** Content that stays visible beside the form, such as a preview. */
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

/** Makes an input narrower on wide screens, for short values such as amounts and dates. */
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

/** One text field of a form: its name, description and type of input. */
export interface TextQuestion<Name extends string> {
  readonly name: Name;
  readonly description?: string;
  readonly placeholder?: string;
  readonly type?: 'text' | 'tel' | 'email' | 'url' | 'date';
  /**
   * The input's `autocomplete` value. A prefix such as `section-guardian` keeps browsers from
   * filling the student's own details into a guardian's fields.
   */
  readonly autoComplete?: string;
  /** Makes the field narrower, for short answers. Defaults to true for phone numbers and dates. */
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
