import type { ReactNode } from 'react';
import { Card } from '#shared/ui/card.tsx';
import { DeadlineBadge } from '#shared/ui/deadline-badge.tsx';
import { Facts } from '../facts.tsx';
import type { ScholarshipView } from '../scholarship-view.ts';
import classes from './detail.module.css';

export interface AtAGlanceProps {
  readonly view: ScholarshipView;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What can be done, the next step first. */
  readonly children: ReactNode;
}

/** The amount, the facts and the next steps, beside the text about a scholarship. */
export function AtAGlance({ view, facts, now, children }: AtAGlanceProps) {
  return (
    <Card as="aside" aria-label="At a glance">
      <p className={classes.amount}>{view.amount}</p>
      <Facts
        facts={[...facts, ['Time left', <DeadlineBadge key="left" expiredAt={view.expiredAt} now={now} />]]}
      />
      <div className={classes.stack}>{children}</div>
    </Card>
  );
}
