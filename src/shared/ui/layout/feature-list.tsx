import type { ReactNode } from 'react';

export interface Feature {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface FeatureListProps<Item extends Feature> {
  readonly features: readonly Item[];
  /** Returns the drawing for the top of a feature's card. */
  readonly drawing: (id: Item['id']) => ReactNode;
}

/** A list of features, each in a card with its drawing. */
export function FeatureList<const Item extends Feature>({ features, drawing }: FeatureListProps<Item>) {
  return (
    <ul className="columns">
      {features.map(({ id, title, text }) => (
        <li key={id} className="panel stack gap-3">
          {drawing(id)}
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
