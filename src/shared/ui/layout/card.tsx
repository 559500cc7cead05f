import type { HTMLAttributes } from 'react';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The card's element. A `div` by default. */
  readonly as?: 'div' | 'aside';
}

/** A card: a column of related content. */
export function Card({ as: Element = 'div', ...rest }: CardProps) {
  return <Element className="panel stack gap-3" {...rest} />;
}
