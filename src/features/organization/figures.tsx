import type { ReactNode } from 'react';
import { Card } from '#shared/ui/layout/card.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import classes from './figures.module.css';

export interface FiguresProps {
  readonly figures: readonly (readonly [name: string, value: ReactNode, note?: ReactNode])[];
}

/** The figures at the top of a page, each in a card with an optional note. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={`${classes.figures} figures columns`}>
      {figures.map(([name, value, note]) => (
        <Card key={name}>
          <dt className="quiet">{name}</dt>
          <dd className={`${classes.value} figure`}>{value}</dd>
          {note && <dd className="quiet">{note}</dd>}
        </Card>
      ))}
    </dl>
  );
}

/** Placeholder for four figures while they load. */
export function FiguresSkeleton() {
  return (
    <div className={`${classes.figures} figures columns`} aria-hidden="true">
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} height="10.5rem" />
      ))}
    </div>
  );
}
