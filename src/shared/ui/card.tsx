import type { HTMLAttributes } from 'react';
import classes from './card.module.css';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The card's element; a `div` by default. */
  readonly as?: 'div' | 'aside';
}

/** A card: a column of related content. */
export function Card({ as: Element = 'div', ...rest }: CardProps) {
  return <Element className={classes.card} {...rest} />;
}
