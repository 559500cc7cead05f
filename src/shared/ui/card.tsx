import type { HTMLAttributes } from 'react';
import classes from './card.module.css';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The card's element; a `div` by default. */
  readonly as?: 'div' | 'aside';
}

/** The card of this site: a column of content that belongs together. */
export function Card({ as: Element = 'div', ...rest }: CardProps) {
  return <Element className={classes.card} {...rest} />;
}
