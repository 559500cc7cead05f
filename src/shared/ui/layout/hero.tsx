import type { ReactNode } from 'react';
import classes from './hero.module.css';

export interface HeroProps {
  readonly title: string;
  readonly lead: string;
  /**
   * The button for the next step, and secondary actions. Omit them if they appear further down the
   * page.
   */
  readonly actions?: ReactNode;
  readonly drawing: ReactNode;
  /** Small print below the actions. */
  readonly children?: ReactNode;
}

/** The top of a landing page: text on the left, a drawing on the right. */
export function Hero({ title, lead, actions, drawing, children }: HeroProps) {
  return (
    <div className={`${classes.hero} with-aside`}>
      <div className="stack gap-6">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {actions && <div className={`${classes.actions} cluster`}>{actions}</div>}
        {children}
      </div>
      <div className={classes.drawing}>{drawing}</div>
    </div>
  );
}
