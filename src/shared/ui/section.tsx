import type { ReactNode } from 'react';
import classes from './section.module.css';

export interface SectionProps {
  /** The heading's id, which also names the section. */
  readonly id: string;
  readonly title: string;
  /** Small print below the heading, such as 'Sample names'. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A section of a landing page with its heading. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

export interface StepsProps {
  readonly steps: readonly (readonly [title: string, text: string])[];
}

/** Numbered steps. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={classes.steps}>
      {steps.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export interface ClosingProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** The next step. */
  readonly children: ReactNode;
}

/** The end of a landing page: a closing text and the next step. */
export function Closing({ id, title, text, children }: ClosingProps) {
  return (
    <section className={classes.closing} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
