import type { ReactNode } from 'react';
import classes from './section.module.css';

export interface SectionProps {
  /** The heading's id. The heading is also the section's accessible name. */
  readonly id: string;
  readonly title: string;
  /** Small print below the heading, such as 'Sample names'. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A section of a landing page with its heading. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section className="section stack gap-6" aria-labelledby={id}>
      <div className="stack gap-2">
        <h2 id={id} className="heading">
          {title}
        </h2>
        {note && <p className="quiet">{note}</p>}
      </div>
      {children}
    </section>
  );
}

export interface StepsProps {
  readonly steps: readonly (readonly [title: string, text: string])[];
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className="numbered narrow columns gap-8">
      {steps.map(([title, text]) => (
        <li key={title} className="beside">
          <div className="grow stack gap-2">
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export interface ClosingProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** A button or link for the next step. */
  readonly children: ReactNode;
}

/** The last section of a landing page. Shows a closing text and the next step. */
export function Closing({ id, title, text, children }: ClosingProps) {
  return (
    <section className={`${classes.closing} section cluster between gap-6`} aria-labelledby={id}>
      <div className="grow stack gap-2">
        <h2 id={id} className="heading">
          {title}
        </h2>
        {text && <p className="muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
