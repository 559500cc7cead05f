import type { ReactNode } from 'react';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import classes from './facts.module.css';

/** Named values, one a line; a skeleton stands in for a value that is not known yet. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value ?? <Skeleton width="6rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}
