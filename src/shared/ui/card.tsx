import type { HTMLAttributes } from 'react';
import classes from './card.module.css';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The element that says what the card is; a plain box where it says nothing. */
  readonly as?: 'div' | 'aside';
}

/** The one card of this site: what belongs together, one below the other. */
export function Card({ as: Element = 'div', ...rest }: CardProps) {
  return <Element className={classes.card} {...rest} />;
}
