import type { ReactNode } from 'react';
import classes from './form-layout.module.css';

export interface FormColumnsProps {
  /** The form, or its skeleton. */
  readonly children: ReactNode;
  /** Shown beside it, and stays in sight. */
  readonly aside: ReactNode;
}

/** A form with something beside it; below it where the screen is narrow. */
export function FormColumns({ children, aside }: FormColumnsProps) {
  return (
    <div className="with-aside">
      <div className={classes.main}>{children}</div>
      <div className={classes.aside}>{aside}</div>
    </div>
  );
}

export interface FormSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a long form, with its heading. */
export function FormSection({ id, title, lead, children }: FormSectionProps) {
  return (
    <section className="stack gap-6" aria-labelledby={`section-${id}`}>
      <div className="stack gap-1">
        <h2 id={`section-${id}`}>{title}</h2>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** How a field's text was interpreted. */
export function Echo({ children }: { readonly children: ReactNode }) {
  return <strong>{children}</strong>;
}
