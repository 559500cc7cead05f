import type { ReactNode } from 'react';
import classes from './hero.module.css';

export interface HeroProps {
  readonly title: string;
  readonly lead: string;
  /** The one next step, and what is beside it. */
  readonly actions: ReactNode;
  /** The drawing that catches the eye. */
  readonly drawing: ReactNode;
  /** Small things below the actions. */
  readonly children?: ReactNode;
}

/** The top of a landing page: text at the left, a drawing at the right. */
export function Hero({ title, lead, actions, drawing, children }: HeroProps) {
  return (
    <div className={classes.hero}>
      <div className={classes.words}>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.actions}>{actions}</div>
        {children}
      </div>
      <div className={classes.drawing}>{drawing}</div>
    </div>
  );
}
