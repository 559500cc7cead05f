import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import classes from './feature-list.module.css';

export interface Feature {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface FeatureListProps<Item extends Feature> {
  readonly features: readonly Item[];
  /** The drawing at the top of a feature's card. */
  readonly drawing: (id: Item['id']) => ReactNode;
}

/** A list of features, each in a card with its drawing. */
export function FeatureList<const Item extends Feature>({ features, drawing }: FeatureListProps<Item>) {
  return (
    <ul className={`${classes.list} columns`}>
      {features.map(({ id, title, text }) => (
        <li key={id}>
          <Card>
            {drawing(id)}
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
